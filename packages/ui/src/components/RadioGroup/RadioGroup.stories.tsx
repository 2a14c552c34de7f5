import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup<string>,
  args: {
    label: 'How it was paid',
    name: 'method',
    items: [
      { id: 'cash', label: 'Cash' },
      { id: 'bank', label: 'Bank transfer', description: 'The receipt is attached.' },
      { id: 'telebirr', label: 'Telebirr' },
    ],
    onChange: fn(),
  },
  parameters: {
    handbook: {
      when: ['One of a few, in a form, where the difference needs a sentence.'],
      anatomy: {
        Label: 'the question',
        Options: 'a word and, if needed, a sentence each',
      },
      keys: {
        'Arrow keys': 'choose the next and previous',
      },
      words: [
        'Options of the same form, the usual one first. None of them “Other” without a field for it.',
      ],
      search: ['radio', 'option', 'single choice', 'one of'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const MovesByArrows: Story = {
  args: { defaultValue: 'cash' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Cash' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('telebirr');
    await expect(canvas.getByRole('radio', { name: 'Telebirr' })).toBeChecked();
  },
};

export const SendsItsValueWithTheForm: Story = {
  render: (args) => (
    <form aria-label="Payment">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Bank transfer/ }));
    await expect(canvas.getByRole('form')).toHaveFormValues({ method: 'bank' });
  },
};

export const TellsOfItsFocusOnce: Story = {
  args: { onFocus: fn(), onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Cash' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const SaysWhatIsWrong: Story = {
  args: { isRequired: true, errorMessage: 'Choose how it was paid' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('radiogroup', { name: /How it was paid/ })).toHaveAccessibleDescription(
      'Choose how it was paid',
    ),
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <RadioGroup {...args} name="a" defaultValue="bank" description="As on the receipt." />
      <RadioGroup {...args} name="b" orientation="horizontal" />
      <RadioGroup {...args} name="c" isRequired errorMessage="Choose how it was paid" />
      <RadioGroup {...args} name="d" isDisabled defaultValue="cash" />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    label: 'የክፍያ መንገድ',
    defaultValue: 'cash',
    items: [
      { id: 'cash', label: 'ጥሬ ገንዘብ' },
      { id: 'bank', label: 'የባንክ ዝውውር', description: 'ደረሰኙ ተያይዟል።' },
    ],
  },
};
