/** Every field of the kit as a row of a table: what it sends at first, what a person changes, what it sends then. */
import type { ReactNode } from 'react';
import { screen, type userEvent } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { EthiopianDatePicker } from '../EthiopianDatePicker/EthiopianDatePicker.tsx';
import { EthiopianTimePicker } from '../EthiopianTimePicker/EthiopianTimePicker.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NameListField } from '../NameListField/NameListField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

export type User = ReturnType<typeof userEvent.setup>;

interface State {
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
}

export interface Row {
  /** With its first value, or without one. */
  field: (state: State, hasValue: boolean) => ReactNode;
  first: string[];
  /** What it sends without a value. */
  empty: string[];
  change: (user: User) => Promise<void>;
  changed: string[];
  /** Text that it calls wrong. */
  wrong?: string;
  canBeReadOnly?: boolean;
}

export const named = { label: 'It', name: 'it' };
const towns = [
  { id: 'adama', label: 'Adama' },
  { id: 'adwa', label: 'Adwa' },
  { id: 'gondar', label: 'Gondar' },
];
/** The button that opens its choices. */
function opener(): HTMLElement {
  const button = document.querySelector<HTMLElement>('[data-field="it"] button');
  if (!button) throw new Error('the field has no button');
  return button;
}
export const typed = (text: string) => async (user: User) => {
  const box = screen.getByRole('textbox', { name: /^It/u });
  await user.clear(box);
  await user.type(box, text);
};
const text = (field: Row['field'], first = 'Old'): Row => ({
  field,
  first: [first],
  empty: [''],
  change: typed('New'),
  changed: ['New'],
  canBeReadOnly: true,
});
const parsed = (
  field: Row['field'],
  of: Pick<Row, 'first' | 'changed' | 'wrong'> & { type: string },
): Row => ({
  field,
  empty: [''],
  change: typed(of.type),
  canBeReadOnly: true,
  ...of,
});

export const rows: Readonly<Record<string, Row>> = {
  TextField: text((state, has) => (
    <TextField {...named} {...state} {...(has && { defaultValue: 'Old' })} />
  )),
  TextArea: text((state, has) => (
    <TextArea {...named} {...state} {...(has && { defaultValue: 'Old' })} />
  )),
  PasswordField: {
    ...text((state, has) => (
      <PasswordField {...named} {...state} {...(has && { defaultValue: 'Old' })} />
    )),
    change: async (user) => {
      const box = screen.getByLabelText(/^It/u, { selector: 'input' });
      await user.clear(box);
      await user.type(box, 'New');
    },
  },
  NumberField: parsed(
    (state, has) => (
      <NumberField {...named} {...state} max={2000} {...(has && { defaultValue: 150 })} />
    ),
    { first: ['150'], type: '1200', changed: ['1200'], wrong: '2500' },
  ),
  MoneyField: parsed(
    (state, has) => (
      <MoneyField {...named} {...state} max={1000} {...(has && { defaultValue: 150.5 })} />
    ),
    { first: ['150.5'], type: '900', changed: ['900'], wrong: '5000' },
  ),
  PhoneField: parsed(
    (state, has) => (
      <PhoneField {...named} {...state} {...(has && { defaultValue: '0911223344' })} />
    ),
    { first: ['0911223344'], type: '0922334455', changed: ['0922334455'], wrong: '12' },
  ),
  NameListField: {
    field: (state, has) => (
      <NameListField {...named} {...state} {...(has && { defaultValue: ['Sara'] })} />
    ),
    first: ['["Sara"]'],
    empty: ['[]'],
    change: async (user) => {
      await user.type(screen.getByRole('textbox', { name: /^It/u }), 'Abel{Enter}');
    },
    changed: ['["Sara","Abel"]'],
  },
  Select: {
    field: (state, has) => (
      <Select {...named} {...state} items={towns} {...(has && { defaultValue: 'adwa' })} />
    ),
    first: ['adwa'],
    empty: [''],
    change: async (user) => {
      await user.click(opener());
      await user.click(await screen.findByRole('option', { name: 'Gondar' }));
    },
    changed: ['gondar'],
  },
  MultiSelect: {
    field: (state, has) => (
      <MultiSelect
        {...named}
        {...state}
        items={towns}
        {...(has && { defaultValue: ['adama', 'gondar'] })}
      />
    ),
    first: ['adama', 'gondar'],
    empty: [],
    change: async (user) => {
      await user.click(opener());
      await user.click(await screen.findByRole('option', { name: 'Adwa' }));
      await user.keyboard('{Escape}');
    },
    changed: ['adama', 'adwa', 'gondar'],
  },
  ComboBox: {
    field: (state, has) => (
      <ComboBox {...named} {...state} items={towns} {...(has && { defaultValue: 'adwa' })} />
    ),
    first: ['adwa'],
    empty: [''],
    change: async (user) => {
      const box = screen.getByRole('combobox', { name: /^It/u });
      await user.clear(box);
      await user.type(box, 'gondar');
      await user.tab();
    },
    changed: ['gondar'],
    canBeReadOnly: true,
  },
  RadioGroup: {
    field: (state, has) => (
      <RadioGroup {...named} {...state} items={towns} {...(has && { defaultValue: 'adwa' })} />
    ),
    first: ['adwa'],
    empty: [],
    change: (user) => user.click(screen.getByRole('radio', { name: 'Gondar' })),
    changed: ['gondar'],
    canBeReadOnly: true,
  },
  Checkbox: {
    field: (state, has) => (
      <Checkbox name="it" value="yes" {...state} {...(has && { defaultSelected: true })}>
        It
      </Checkbox>
    ),
    first: ['yes'],
    empty: [],
    change: (user) => user.click(screen.getByRole('checkbox', { name: /^It/u })),
    changed: [],
    canBeReadOnly: true,
  },
  EthiopianDatePicker: {
    field: (state, has) => (
      <EthiopianDatePicker
        {...named}
        {...state}
        variant="both"
        {...(has && { defaultValue: '2026-09-21' })}
      />
    ),
    first: ['2026-09-21'],
    empty: [''],
    change: async (user) => {
      await user.click(opener());
      await screen.findByRole('textbox');
      await user.keyboard('16/5/2019');
      await user.click(screen.getByRole('button', { name: 'Set' }));
    },
    changed: ['2027-01-24'],
    canBeReadOnly: true,
  },
  EthiopianTimePicker: {
    field: (state, has) => (
      <EthiopianTimePicker {...named} {...state} {...(has && { defaultValue: '15:00' })} />
    ),
    first: ['15:00'],
    empty: [''],
    change: async (user) => {
      await user.click(opener());
      await user.click(await screen.findByRole('radio', { name: 'Afternoon' }));
      await user.click(await screen.findByRole('radio', { name: '10' }));
      await user.click(screen.getByRole('button', { name: 'Set' }));
    },
    changed: ['16:00'],
    canBeReadOnly: true,
  },
};
