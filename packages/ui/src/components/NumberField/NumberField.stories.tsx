import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Guests', name: 'num_of_people', onChange: fn() },
  parameters: {
    handbook: {
      when: ['A count: people, plates, days.'],
      instead: ['Codes and years that are not counted are a `TextField`.'],
      anatomy: {
        Label: 'what is counted',
        Input: 'whole numbers',
        Unit: 'behind the input: people',
      },
      announces: ['Why a text is no count.'],
      words: ['Give the unit, not in the label: “Guests”, unit “people”.'],
      search: ['integer', 'count', 'quantity', 'stepper input'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const CountsInWholeNumbers: Story = {
  args: { max: 1000 },
  play: async ({ args, canvas, userEvent }) => {
    const guests = canvas.getByRole('textbox', { name: 'Guests' });
    await userEvent.type(guests, '3.5');
    await userEvent.tab();
    await expect(guests).toHaveAccessibleDescription('Enter a whole number');
    await userEvent.clear(guests);
    await userEvent.type(guests, '1200');
    await userEvent.tab();
    await expect(guests).toHaveAccessibleDescription('At most 1,000');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

// D74
export const NeverTakesATextForAnotherNumber: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const guests = canvas.getByRole('textbox', { name: 'Guests' });
    for (const typed of ['350,5', '35 0', '1,200,5', '350.', '3e2', '-350', '350 - 400']) {
      await step(typed, async () => {
        await userEvent.clear(guests);
        await userEvent.type(guests, typed);
        await userEvent.tab();
        await expect(guests).toHaveAccessibleDescription('Enter a whole number');
        await expect(guests).toHaveDisplayValue(typed);
        await expect(args.onChange).toHaveBeenLastCalledWith(null);
      });
    }
  },
};

export const GroupsWhileOneTypesAndDeletes: Story = {
  args: { defaultValue: 350 },
  play: async ({ args, canvas, userEvent }) => {
    const guests = canvas.getByRole('textbox', { name: 'Guests' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}0');
    await expect(guests).toHaveDisplayValue('3,500');
    await userEvent.keyboard('0');
    await expect(guests).toHaveDisplayValue('35,000');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(guests).toHaveDisplayValue('350');
    await expect(args.onChange).toHaveBeenLastCalledWith(350);
  },
};

export const AllStates: Story = {
  render: (args) => <FieldMatrix>{(state) => <NumberField {...args} {...state} />}</FieldMatrix>,
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'የእንግዶች ብዛት', unit: 'ሰው', defaultValue: 350 },
};
