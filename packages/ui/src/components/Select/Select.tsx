/** Selects one of many options in a list box behind a button. */
import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import type { ChoiceItem } from '../private/overlay/Choice.tsx';
import { ChoiceList, useChoices } from '../private/overlay/ChoiceList.tsx';
import { control, field } from '../private/field/control.css.ts';
import { FieldFrame } from '../private/field/FieldFrame.tsx';
import { useFormFault } from '../private/field/form-faults.ts';
import { FormValue } from '../private/field/FormValue.tsx';
import { ReadOnlyChoice } from '../private/field/ReadOnlyChoice.tsx';
import type { FieldLabel, FieldState, FieldValue } from '../private/field/field-props.ts';
import { useChoice } from '../private/overlay/use-choice.ts';
import { popover } from '../private/overlay/overlay.css.ts';
import type { InSections } from '../private/overlay/sections.ts';
import { arrow, value as valueStyle } from './Select.css.ts';
import { dataAttributes } from '../private/common-props.ts';

function centreChosen(list: HTMLElement | null): (() => void) | undefined {
  if (list === null || typeof ResizeObserver === 'undefined') return undefined;
  // The list has a height only after its popover is positioned.
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

export interface SelectItem<Id extends string | number> extends ChoiceItem {
  readonly id: Id;
}

export interface Choices<Id extends string | number, Item extends SelectItem<Id>> {
  /** Items, also of several shapes, or sections: `{ label: 'Bole', items: halls }`. */
  items: InSections<Item> & InSections<SelectItem<Id>>;
  /** Renders an item instead of its label and description; the label stays its accessible name. */
  renderItem?: (item: Item) => ReactNode;
}

export interface ChoiceValue<Id extends string | number, Item extends SelectItem<Id>> extends Omit<
  FieldValue<Id | null>,
  'onChange'
> {
  /** Also receives the item, because the owner's list may have changed since. */
  onChange?: (id: Id | null, item: Item | null) => void;
}

export type SelectProps<
  Id extends string | number,
  Item extends SelectItem<Id> = SelectItem<Id>,
> = FieldLabel &
  FieldState &
  ChoiceValue<Id, Item> &
  Choices<Id, Item> & {
    ref?: Ref<HTMLButtonElement>;
    /** @default 'Choose' */
    placeholder?: string;
    /** Shown in a list that the user opens while its items load. */
    isLoading?: boolean;
  };

/** If read-only, it opens no list. For two to five choices use `SegmentedControl`. */
export function Select<Id extends string | number, Item extends SelectItem<Id> = SelectItem<Id>>(
  props: SelectProps<Id, Item>,
) {
  const { label, description, items: given, renderItem, placeholder, isLoading, ...more } = props;
  const { data, ref, name, ...rest } = more;
  const { items, shown } = useChoices(given, renderItem);
  const { value, choose, itemOf, reset, first } = useChoice(props, items);
  const { errorMessage, place } = useFormFault({ ...props, isEmpty: value === null });
  const { isRequired, isDisabled } = props;
  const strings = useKitStrings();
  if (props.isReadOnly) {
    const words = itemOf(value)?.label ?? '';
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
      onChange={choose}
    >
      <FieldFrame {...{ label, description, errorMessage, isRequired }} isButton>
        <Button ref={ref} className={control}>
          <SelectValue className={valueStyle}>
            {({ selectedText, defaultChildren }) =>
              (shown.renderItem && selectedText) || defaultChildren
            }
          </SelectValue>
          <ChevronDown aria-hidden className={arrow} />
        </Button>
      </FieldFrame>
      <FormValue {...{ name, isDisabled }} value={String(value ?? '')} onReset={reset} />
      <Popover className={popover}>
        <ChoiceList ref={centreChosen} {...{ ...shown, isLoading }}>
          {strings.emptyNoData}
        </ChoiceList>
      </Popover>
    </AriaSelect>
  );
}
