import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { InStates } from '../../samples/in-states.tsx';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
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
      announces: ['Label, whether it is required, description and error.'],
      words: [
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

/** Text in an office is about clients and vendors, and a browser would offer the user's own address. */
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
