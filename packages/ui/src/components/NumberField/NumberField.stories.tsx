import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldMatrix } from '../private/samples/field-matrix.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Guests', name: 'num_of_people', onChange: fn() },
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
    await expect(args.onChange).toHaveBeenLastCalledWith(1200);
  },
};

export const AllStates: Story = {
  render: (args) => <FieldMatrix>{(state) => <NumberField {...args} {...state} />}</FieldMatrix>,
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'የእንግዶች ብዛት', unit: 'ሰው', defaultValue: 350 },
};
