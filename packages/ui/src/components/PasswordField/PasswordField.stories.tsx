import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'injera-2019' },
  parameters: {
    handbook: {
      when: ['Signing in, a new password.'],
      anatomy: {
        Label: 'whose password',
        Input: 'hidden letters',
        Eye: 'shows them while it is pressed in',
      },
      announces: ['“Show password”, pressed or not.'],
      words: ['Say the rule before it is broken, in the description: “At least 10 characters”.'],
      search: ['secret', 'sign in', 'login', 'show password'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ShowsWhatIsTypedOnRequest: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(
      canvas.getByRole('button', { name: 'Show password', pressed: true }),
    ).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => <FieldMatrix>{(state) => <PasswordField {...args} {...state} />}</FieldMatrix>,
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'የይለፍ ቃል', defaultValue: 'injera-2019' },
};
