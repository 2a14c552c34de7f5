import { screen } from 'storybook/test';
import { Checkbox } from '../../Checkbox/Checkbox.tsx';
import { ComboBox } from '../../ComboBox/ComboBox.tsx';
import { MultiSelect } from '../../MultiSelect/MultiSelect.tsx';
import { NameListField } from '../../NameListField/NameListField.tsx';
import { RadioGroup } from '../../RadioGroup/RadioGroup.tsx';
import { Select } from '../../Select/Select.tsx';
import { Switch } from '../../Switch/Switch.tsx';
import { named, opener, type Row } from './field-row.ts';

const towns = [
  { id: 'adama', label: 'Adama' },
  { id: 'adwa', label: 'Adwa' },
  { id: 'gondar', label: 'Gondar' },
];

export const choiceRows: Readonly<Record<string, Row>> = {
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
    canBeReadOnly: true,
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
    canBeReadOnly: true,
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
    canBeReadOnly: true,
  },
  ComboBox: {
    field: (state, has) => (
      <ComboBox {...named} {...state} items={towns} {...(has && { defaultValue: 'adwa' })} />
    ),
    first: ['adwa'],
    empty: [''],
    change: async (user) => {
      const box = screen.getByRole('combobox', { name: /^It/u });
      // Selects the whole text, so that typing replaces it.
      await user.tripleClick(box);
      await user.keyboard('gondar');
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
    field: ({ errorMessage, description: _hint, ...state }, has) => (
      <Checkbox
        name="it"
        value="yes"
        {...state}
        isInvalid={Boolean(errorMessage)}
        {...(has && { defaultSelected: true })}
      >
        It
      </Checkbox>
    ),
    first: ['yes'],
    empty: [],
    change: (user) => user.click(screen.getByRole('checkbox', { name: /^It/u })),
    changed: [],
    canBeReadOnly: true,
    hasNoHint: true,
  },
  Switch: {
    field: ({ isDisabled, isReadOnly }, has) => (
      <Switch
        name="it"
        value="yes"
        {...{ isDisabled, isReadOnly }}
        {...(has && { defaultSelected: true })}
      >
        It
      </Switch>
    ),
    first: ['yes'],
    empty: [],
    change: (user) => user.click(screen.getByRole('switch', { name: /^It/u })),
    changed: [],
    canBeReadOnly: true,
    isAlwaysAnAnswer: true,
  },
};
