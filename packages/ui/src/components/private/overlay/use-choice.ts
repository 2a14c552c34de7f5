import type { Key } from 'react-aria-components';
import { useFieldValue } from '../field/use-field-value.ts';

interface ChoiceProps<Id, Item> {
  value?: Id | null;
  defaultValue?: Id | null;
  onChange?: (id: Id | null, item: Item | null) => void;
}

export function useChoice<Id extends string | number, Item extends { readonly id: Id }>(
  { value: given, defaultValue, onChange }: ChoiceProps<Id, Item>,
  items: readonly Item[],
) {
  const itemOf = (wanted: unknown) => items.find(({ id }) => id === wanted) ?? null;
  const [value, setValue, reset, first] = useFieldValue<Id | null>(
    { value: given, defaultValue, onChange: (id) => onChange?.(id, itemOf(id)) },
    null,
  );
  return {
    value,
    setValue,
    itemOf,
    reset,
    first,
    choose: (key: Key | null) => {
      const item = itemOf(key);
      if (item !== null || key === null) setValue(item?.id ?? null);
    },
  };
}
