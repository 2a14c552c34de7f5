/** One of many, found by typing. */
import { foldHomophones } from '@digis/domain';
import { ChevronDown } from 'lucide-react';
import {
  Button,
  ComboBox as AriaComboBox,
  Group,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { control, field, input } from '../private/control.css.ts';
import { FieldFrame } from '../private/FieldFrame.tsx';
import type { FieldLabel, FieldState, FieldValue } from '../private/field-props.ts';
import { popover } from '../private/overlay.css.ts';
import { arrow, list, option } from '../Select/Select.css.ts';
import type { SelectItem } from '../Select/Select.tsx';

export type ComboBoxProps<Id extends string | number> = FieldLabel &
  FieldState &
  FieldValue<Id | null> & {
    items: readonly SelectItem<Id>[];
    placeholder?: string;
  };

/** Finds a name however its Amharic is spelled. For a dozen choices or fewer use `Select`. */
export function ComboBox<Id extends string | number>(props: ComboBoxProps<Id>) {
  const { label, description, errorMessage, items, placeholder, onChange, ...rest } = props;
  const { value, defaultValue, ...state } = rest;
  const strings = useKitStrings();
  return (
    <AriaComboBox
      {...state}
      data-field={rest.name}
      className={field}
      defaultItems={items}
      value={value}
      defaultValue={defaultValue}
      onChange={(key) => onChange?.(items.find((item) => item.id === key)?.id ?? null)}
      defaultFilter={(text, typed) => foldHomophones(text).includes(foldHomophones(typed))}
      formValue="key"
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldFrame {...{ label, description, errorMessage }} isRequired={rest.isRequired}>
        <Group className={control} isDisabled={rest.isDisabled} isInvalid={Boolean(errorMessage)}>
          <Input className={input} placeholder={placeholder ?? strings.choose} />
          <Button aria-label={strings.choose}>
            <ChevronDown aria-hidden className={arrow} />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={popover}>
        <ListBox className={list}>
          {({ id, label: name, isDisabled }: SelectItem<Id>) => (
            <ListBoxItem id={id} textValue={name} isDisabled={isDisabled} className={option}>
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
