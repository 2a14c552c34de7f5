import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { InStates } from '../../samples/in-states.tsx';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Full name', defaultValue: 'Almaz Bekele' },
  parameters: {
    handbook: {
      when: ['A name, an address of one line, a code.'],
      instead: [
        'Sums are a `MoneyField`, counts a `NumberField`, telephones a `PhoneField`, secrets a `PasswordField`, a search a `SearchField`.',
      ],
      anatomy: {
        Label: 'above, always in sight',
        Description: 'what to type, before it is typed',
        Input: 'as wide as its column',
        Error: 'below, with a sign, what to do',
      },
      keys: {
        Backspace: 'takes back one typed Latin letter, where the field writes Amharic',
        Escape: 'keeps the Latin letters of the word that is being written there',
      },
      announces: ['Label, whether it is required, description and error.'],
      words: [
        'With a `pattern` the description says the form of the text, with an example.',
        'A label is a noun: “Full name”. A placeholder is no label.',
        'An error says what to do: “Enter the full name.”',
      ],
      search: ['input', 'text box', 'field'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysWhatIsWrong: Story = {
  args: {
    errorMessage: 'This is needed.',
    description: 'As on the identity card.',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription(/This is needed/u);
  },
};

export const IsReachedByTabAndTakesWhatIsTyped: Story = {
  args: { name: 'client_name', defaultValue: '', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Almaz{Backspace}');
    await expect(input).toHaveDisplayValue('Alma');
    await expect(args.onChange).toHaveBeenLastCalledWith('Alma');
  },
};

/** Text in a back office is rarely about the user who types it. */
export const OffersNothingOfWhoeverTypesUnlessItIsAskedFor: Story = {
  args: { name: 'username' },
  render: (args) => (
    <Stack>
      <TextField {...args} />
      <TextField label="Your own name" autoComplete="username" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const offers = canvas
      .getAllByRole('textbox')
      .map((input) => input.getAttribute('autocomplete'));
    await expect(offers).toEqual(['off', 'username']);
  },
};

export const GivesAPhoneItsKeyboard: Story = {
  args: {
    label: 'User name',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    enterKeyHint: 'next',
  },
  render: (args) => (
    <Stack>
      <TextField {...args} defaultValue="" />
      <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" />
      <TextField label="Number abroad" type="tel" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'User name' });
    await expect(name).toHaveAttribute('autocapitalize', 'none');
    await expect(name).toHaveAttribute('autocorrect', 'off');
    await expect(name).toHaveAttribute('spellcheck', 'false');
    await expect(name).toHaveAttribute('enterkeyhint', 'next');
    await userEvent.tab();
    await userEvent.keyboard('hana');
    await expect(name).toHaveDisplayValue('hana');
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).not.toHaveAttribute('autocapitalize');
    const number = canvas.getByRole('textbox', { name: 'Number abroad' });
    await expect(number).toHaveAttribute('type', 'tel');
  },
};

export const AFormRefusesATextOfAnotherForm: Story = {
  args: {
    label: 'Plate',
    name: 'plate',
    defaultValue: 'AA 12',
    pattern: '[A-Z]{2} \\d{5}',
    description: 'Two letters and five digits: AA 12345',
    onChange: fn(),
  },
  render: (args) => (
    <Form onSubmit={(data) => args.onChange?.(data.getAll('plate').map(String).join(''))}>
      <TextField {...args} onChange={undefined} />
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const plate = canvas.getByRole('textbox', { name: 'Plate' });
    await userEvent.type(plate, '{Enter}');
    await expect(plate).toBeInvalid();
    await expect(plate).toHaveAccessibleDescription(/Write it in the form that is asked for/u);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(plate, '345{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('AA 12345');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <FieldMatrix>{(state) => <TextField {...args} {...state} />}</FieldMatrix>
      <InStates>
        <TextField {...args} />
      </InStates>
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ሙሉ ስም', defaultValue: 'አልማዝ በቀለ', isRequired: true, errorMessage: 'ስም ያስፈልጋል።' },
};
