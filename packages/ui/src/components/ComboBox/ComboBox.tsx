/** Selects one of many options by typing. */
import { ChevronDown } from 'lucide-react';
import { type Ref, useState, type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button, ComboBox as AriaComboBox, Group, Input, Popover } from 'react-aria-components';
import { foldHomophones } from '@digis/domain';
import { useKitStrings } from '../../theme/kit-context.ts';
import { control, field, input } from '../private/field/control.css.ts';
import { FieldFrame } from '../private/field/FieldFrame.tsx';
import { useFormFault } from '../private/field/form-faults.ts';
import { FormValue } from '../private/field/FormValue.tsx';
import type { FieldLabel, FieldState } from '../private/field/field-props.ts';
import { ChoiceList, type ChoiceListProps, useChoices } from '../private/overlay/ChoiceList.tsx';
import { createMatches } from '../private/overlay/create-matches.ts';
import { useChoice } from '../private/overlay/use-choice.ts';
import { popover } from '../private/overlay/overlay.css.ts';
import { arrow } from '../Select/Select.css.ts';
import type { Choices, ChoiceValue, SelectItem } from '../Select/Select.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { opener } from './ComboBox.css.ts';
import { dataAttributes } from '../private/common-props.ts';

function useWholeName<Id extends string | number>(
  items: readonly SelectItem<Id>[],
  value: Id | null,
  take: (id: Id) => void,
) {
  // Kept in a ref, because the input's text is reset before blur fires.
  const typed = useRef('');
  const forget = () => {
    typed.current = '';
  };
  useEffect(forget, [value]);
  function takeTyped() {
    const wanted = foldHomophones(typed.current);
    forget();
    if (wanted === '') return;
    const [only, ...others] = items.filter(
      (item) => !item.isDisabled && foldHomophones(item.label) === wanted,
    );
    if (only && others.length === 0) take(only.id);
  }
  return {
    forget,
    inputEvents: {
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
        typed.current = currentTarget.value;
      },
      onKeyDown({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
        if (nativeEvent.isComposing) return;
        if (key === 'Escape') forget();
        if (key !== 'Enter' && key !== 'Tab') return;
        if (currentTarget.hasAttribute('aria-activedescendant')) forget();
        else takeTyped();
      },
      onBlur: takeTyped,
    },
  };
}

/** Keeps the previous options while new ones load, so that a press on one still counts. */
function useOffered<Items extends readonly unknown[]>(
  newest: Items,
  { onInputChange, isLoading }: Pick<ComboBoxProps<string>, 'onInputChange' | 'isLoading'>,
): Items {
  const [last, setLast] = useState(newest);
  const isOnItsWay = onInputChange !== undefined && isLoading === true && newest.length === 0;
  if (!isOnItsWay && onInputChange && newest !== last) setLast(newest);
  return isOnItsWay ? last : newest;
}

export type ComboBoxItem<Id extends string | number> = SelectItem<Id>;

export type ComboBoxProps<
  Id extends string | number,
  Item extends ComboBoxItem<Id> = ComboBoxItem<Id>,
> = FieldLabel &
  FieldState &
  ChoiceValue<Id, Item> &
  Choices<Id, Item> & {
    ref?: Ref<HTMLInputElement>;
    /** @default 'Choose' */
    placeholder?: string;
    /**
     * Called with the typed text; provide matching `items`, which the component does not filter.
     */
    onInputChange?: (text: string) => void;
    /** New items are loading; the previous ones stay on offer. */
    isLoading?: boolean;
    /** @default 'Nothing matches' */
    noMatchText?: string;
  };

/** Finds an Amharic word in any spelling. For a dozen choices or fewer use `Select`. */
export function ComboBox<
  Id extends string | number,
  Item extends ComboBoxItem<Id> = ComboBoxItem<Id>,
>(props: ComboBoxProps<Id, Item>) {
  const { label, description, placeholder, data, ref, name, ...rest } = props;
  const { items: newest, renderItem, onInputChange, isLoading, noMatchText, ...state } = rest;
  const given = useOffered(newest, props);
  const { items, shown } = useChoices<Item>(given, renderItem);
  const { value, setValue, choose, itemOf, reset, first } = useChoice(props, items);
  const { errorMessage, place } = useFormFault({ ...props, isEmpty: value === null });
  const [matches] = useState(createMatches);
  const strings = useKitStrings();

  const isGivenTwice = props.value !== undefined && props.defaultValue !== undefined;
  const whole = useWholeName(items, value, (id) => id !== value && setValue(id));

  return (
    <AriaComboBox
      {...state}
      {...(onInputChange
        ? { items: shown.entries, onInputChange }
        : { defaultItems: shown.entries })}
      {...dataAttributes(data)}
      {...place}
      className={field}
      value={value}
      defaultValue={first}
      // On a form reset React Aria empties the text but keeps the choice.
      defaultInputValue={itemOf(isGivenTwice ? value : first)?.label}
      onChange={choose}
      // Unlike `onChange`, also called when the selected option is chosen again.
      onSelectionChange={whole.forget}
      defaultFilter={matches}
      allowsEmptyCollection
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldFrame {...{ label, description, errorMessage }} isRequired={rest.isRequired}>
        <Group className={control} isDisabled={rest.isDisabled} isInvalid={Boolean(errorMessage)}>
          <Input
            ref={ref}
            className={input}
            placeholder={placeholder ?? strings.choose}
            {...whole.inputEvents}
          />
          {isLoading && <Spinner aria-label={strings.loading} />}
          <Button className={opener} aria-label={strings.showChoices}>
            <ChevronDown aria-hidden className={arrow} />
          </Button>
        </Group>
      </FieldFrame>
      <FormValue
        {...{ name }}
        value={String(value ?? '')}
        isDisabled={rest.isDisabled}
        onReset={() => {
          whole.forget();
          reset();
        }}
      />
      <Offered {...{ ...shown, isLoading }}>{noMatchText ?? strings.emptyNoMatch}</Offered>
    </AriaComboBox>
  );
}

/** With padding, the popover would scroll and so close. */
const Offered = (list: ChoiceListProps) => (
  <Popover className={popover} containerPadding={0}>
    <ChoiceList isFiltered {...list} />
  </Popover>
);
