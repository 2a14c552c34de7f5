import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldMatrix } from '../private/samples/field-matrix.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  args: { label: 'Primary phone', name: 'primary_phone', onChange: fn(), onFaultChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

// D31, spec:5
export const KeepsAnyWayOfWritingAsOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Primary phone' });
    await userEvent.type(phone, '+251 911 00-00-00');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('0911000000');
    await expect(phone).toHaveDisplayValue(/^0911\s00\s00\s00$/u);
    await expect(phone).toBeValid();
  },
};

// spec:5
export const RefusesANumberOfAnotherPrefix: Story = {
  args: { prefixes: ['09'] },
  play: async ({ args, canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Primary phone' });
    await userEvent.type(phone, '0711000000');
    await userEvent.tab();
    await expect(phone).toHaveAccessibleDescription('Invalid phone format');
    await expect(args.onFaultChange).toHaveBeenLastCalledWith('Invalid phone format');
    await userEvent.clear(phone);
    await expect(phone).toBeValid();
  },
};

export const TakesBothMobileNetworks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Primary phone' });
    await userEvent.type(phone, '0711223344');
    await userEvent.tab();
    await expect(phone).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('0711223344');
  },
};

export const AllStates: Story = {
  args: { defaultValue: '0911000000' },
  render: (args) => <FieldMatrix>{(state) => <PhoneField {...args} {...state} />}</FieldMatrix>,
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ስልክ ቁጥር', defaultValue: '0911' },
};
