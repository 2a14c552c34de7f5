/** Selects one of many options in a list box behind a button. */
import { ChevronDown } from 'lucide-react';
import { type Ref, useMemo } from 'react';
import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Choice, NoChoices } from '../private/overlay/Choice.tsx';
import { control, field } from '../private/field/control.css.ts';
import { FieldFrame } from '../private/field/FieldFrame.tsx';
import { useFormFault } from '../private/field/form-faults.ts';
import { FormValue } from '../private/field/FormValue.tsx';
import { ReadOnlyChoice } from '../private/field/ReadOnlyChoice.tsx';
import { useFieldValue } from '../private/field/use-field-value.ts';
import type { FieldLabel, FieldState, FieldValue } from '../private/field/field-props.ts';
import { ListWindow } from '../private/overlay/ListWindow.tsx';
import { popover } from '../private/overlay/overlay.css.ts';
import { withoutTwins } from '../private/unusable.ts';
import { arrow, list, value as valueStyle } from './Select.css.ts';
import { dataAttributes } from '../private/common-props.ts';

/** Scrolls the selected option to the middle of its list when it opens. */
function centreChosen(list: HTMLElement | null): (() => void) | undefined {
  if (list === null || typeof ResizeObserver === 'undefined') return undefined;
  // The list has its height once its popover has found its place.
  const sized = new ResizeObserver(() => {
    const chosen = list.querySelector('[aria-selected="true"]');
    if (!chosen || list.clientHeight === 0) return;
    const { top, height } = chosen.getBoundingClientRect();
    const middle = list.getBoundingClientRect().top + list.clientHeight / 2;
    list.scrollTop += top + height / 2 - middle;
  });
  sized.observe(list);
  return () => sized.disconnect();
}

export interface SelectItem<Id extends string | number> {
  readonly id: Id;
  readonly label: string;
  readonly description?: string;
  readonly isDisabled?: boolean;
}

export type SelectProps<Id extends string | number> = FieldLabel &
  FieldState &
  FieldValue<Id | null> & {
    ref?: Ref<HTMLButtonElement>;
    items: readonly SelectItem<Id>[];
    /** The text shown without a choice. @default 'Choose' */
    placeholder?: string;
    /** The items load: when opened meanwhile it shows that, and then the items. */
    isLoading?: boolean;
  };

/** One function, so that React Aria keeps what it made of each item. */
const choiceOf = (item: SelectItem<string | number>) => <Choice {...item} />;

/** To read only it is a line of text without a list. For two to five choices that change what is shown, `SegmentedControl` shows them all at once. */
export function Select<Id extends string | number>(props: SelectProps<Id>) {
  const { label, description, items, placeholder, isLoading, data, ref, name, ...rest } = props;
  const [value, setValue, reset, first] = useFieldValue<Id | null>(props, null);
  const { errorMessage, place } = useFormFault({ ...props, isEmpty: value === null });
  const { isRequired, isDisabled } = props;
  const strings = useKitStrings();
  const offered = useMemo(() => withoutTwins(items), [items]);
  if (props.isReadOnly) {
    const words = items.find(({ id }) => id === value)?.label ?? '';
    return (
      <ReadOnlyChoice field={props} words={words} formValue={String(value ?? '')} onReset={reset} />
    );
  }
  return (
    <AriaSelect
      {...rest}
      {...dataAttributes(data)}
      {...place}
      data-opener
      data-empty={value === null || undefined}
      className={field}
      placeholder={placeholder ?? strings.choose}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      allowsEmptyCollection
      value={value}
      defaultValue={first}
      onChange={(key) => setValue(items.find((item) => item.id === key)?.id ?? null)}
    >
      <FieldFrame {...{ label, description, errorMessage, isRequired }} isButton>
        <Button ref={ref} className={control}>
          <SelectValue className={valueStyle} />
          <ChevronDown aria-hidden className={arrow} />
        </Button>
      </FieldFrame>
      <FormValue {...{ name, isDisabled }} value={String(value ?? '')} onReset={reset} />
      <Popover className={popover}>
        <ListWindow items={offered}>
          {(isWindowed) => (
            <ListBox
              ref={centreChosen}
              items={offered}
              className={list}
              data-windowed={isWindowed || undefined}
              renderEmptyState={() => (
                <NoChoices isLoading={isLoading}>{strings.emptyNoData}</NoChoices>
              )}
            >
              {choiceOf}
            </ListBox>
          )}
        </ListWindow>
      </Popover>
    </AriaSelect>
  );
}
