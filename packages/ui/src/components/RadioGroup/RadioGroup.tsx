/** Selects one of a few options, one below another, in a form. */
import type { Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { type CommonProps, dataAttributes, type FieldFocus } from '../private/common-props.ts';
import { field } from '../private/field/control.css.ts';
import { FieldFrame } from '../private/field/FieldFrame.tsx';
import type { FieldLabel, FieldState, FieldValue } from '../private/field/field-props.ts';
import { useFormFault } from '../private/field/form-faults.ts';
import { row } from '../private/field/tick.css.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { withoutTwins } from '../private/unusable.ts';
import { dot, hint, list, words } from './RadioGroup.css.ts';

export interface RadioItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly description?: string;
  readonly isDisabled?: boolean;
}

export type RadioGroupProps<Id extends string> = FieldLabel &
  FieldState &
  FieldValue<Id | null> &
  CommonProps &
  FieldFocus & {
    items: readonly RadioItem<Id>[];
    /** @default 'vertical' */
    orientation?: 'vertical' | 'horizontal';
    /** The radio button that Tab reaches. */
    ref?: Ref<HTMLInputElement>;
  };

/**
 * For two to six options that the user should read first. For more use `Select`; for a view use
 * `SegmentedControl`.
 */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, description, items: given, autoFocus, ...rest } = props;
  const { data, orientation = 'vertical', ref, ...state } = rest;
  const input = useObjectRef(ref);
  const [value, setValue] = useFieldValue<Id | null>(props, null);
  const { errorMessage, place } = useFormFault({ ...props, isEmpty: value === null });
  const items = withoutTwins(given);
  const focused = value ?? items.find((item) => !item.isDisabled)?.id;
  // Null after a form reset, if there was no choice at first.
  const choose = (chosen: string | null) =>
    setValue(items.find(({ id }) => id === chosen)?.id ?? null);
  return (
    <AriaRadioGroup
      {...state}
      {...dataAttributes(data)}
      {...place}
      className={field}
      orientation={orientation}
      onChange={choose}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldFrame {...{ label, description, errorMessage }} isRequired={rest.isRequired}>
        <div className={list} data-orientation={orientation}>
          {items.map((item) => (
            <Radio
              key={item.id}
              value={item.id}
              isDisabled={item.isDisabled}
              autoFocus={autoFocus && item.id === focused}
              inputRef={item.id === focused ? input : undefined}
              className={row}
            >
              <span className={dot} />
              <span className={words}>
                {item.label}
                {item.description && <span className={hint}>{item.description}</span>}
              </span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
