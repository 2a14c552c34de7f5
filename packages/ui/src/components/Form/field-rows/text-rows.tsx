import { screen } from 'storybook/test';
import { MessageField } from '../../MessageField/MessageField.tsx';
import { MoneyField } from '../../MoneyField/MoneyField.tsx';
import { NoteCount } from '../../NoteCount/NoteCount.tsx';
import { NumberField } from '../../NumberField/NumberField.tsx';
import { PasswordField } from '../../PasswordField/PasswordField.tsx';
import { PhoneField } from '../../PhoneField/PhoneField.tsx';
import { ReferenceField } from '../../ReferenceField/ReferenceField.tsx';
import { SearchField } from '../../SearchField/SearchField.tsx';
import { TextArea } from '../../TextArea/TextArea.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { named, type Row, typed } from './field-row.ts';

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

export const textRows: Readonly<Record<string, Row>> = {
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
      <NumberField {...named} {...state} maxValue={2000} {...(has && { defaultValue: 150 })} />
    ),
    { first: ['150'], type: '1200', changed: ['1200'], wrong: '2500' },
  ),
  'NumberField with decimals': parsed(
    (state, has) => (
      <NumberField
        {...named}
        {...state}
        minValue={-10}
        maxValue={10}
        step={0.5}
        unit="kg"
        {...(has && { defaultValue: 2.5 })}
      />
    ),
    { first: ['2.5'], type: '-1.5', changed: ['-1.5'], wrong: '2.3' },
  ),
  MoneyField: parsed(
    (state, has) => (
      <MoneyField {...named} {...state} maxValue={1000} {...(has && { defaultValue: 150.5 })} />
    ),
    { first: ['150.5'], type: '900', changed: ['900'], wrong: '5000' },
  ),
  PhoneField: parsed(
    (state, has) => (
      <PhoneField {...named} {...state} {...(has && { defaultValue: '0911223344' })} />
    ),
    { first: ['0911223344'], type: '0922334455', changed: ['0922334455'], wrong: '12' },
  ),
  ReferenceField: parsed(
    (state, has) => (
      <ReferenceField {...named} {...state} {...(has && { defaultValue: 'FT26264ABCDE' })} />
    ),
    { first: ['FT26264ABCDE'], type: 'CHQ-0042', changed: ['CHQ-0042'], wrong: '??' },
  ),
  MessageField: text((state, has) => (
    <MessageField {...named} {...state} {...(has && { defaultValue: 'Old' })} />
  )),
  NoteCount: {
    field: (state, has) => (
      <NoteCount
        {...named}
        {...state}
        {...(has && { defaultValue: { notes: { 200: 3 }, coins: null } })}
      />
    ),
    first: ['{"notes":{"200":3},"coins":null}'],
    empty: [''],
    change: async (user) => {
      const notes = screen.getByRole('textbox', { name: 'Notes of 200' });
      await user.clear(notes);
      await user.type(notes, '12');
    },
    changed: ['{"notes":{"200":12},"coins":null}'],
    canBeReadOnly: true,
  },
  SearchField: {
    ...text(({ isDisabled }, has) => (
      <SearchField {...named} {...{ isDisabled }} {...(has && { defaultValue: 'Old' })} />
    )),
    change: async (user) => {
      const box = screen.getByRole('searchbox', { name: /^It/u });
      await user.clear(box);
      await user.type(box, 'New');
    },
    canBeReadOnly: false,
    isAlwaysAnAnswer: true,
  },
};
