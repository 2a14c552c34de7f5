/** One option of a list that opens: its name, a hint, and a tick where it is chosen. */
import { Check } from 'lucide-react';
import { ListBoxItem, Text } from 'react-aria-components';
import { hint, option, words } from '../Select/Select.css.ts';

export interface ChoiceProps {
  id: string | number;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export function Choice({ id, label, description, isDisabled }: ChoiceProps) {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={option}>
      {({ isSelected }) => (
        <>
          <span className={words}>
            <Text slot="label">{label}</Text>
            {description && (
              <Text slot="description" className={hint}>
                {description}
              </Text>
            )}
          </span>
          {isSelected && <Check aria-hidden />}
        </>
      )}
    </ListBoxItem>
  );
}
