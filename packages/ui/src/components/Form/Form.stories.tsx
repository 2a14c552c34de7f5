import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FormError } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';

const faults = [
  { name: 'full_name', label: 'Full name', message: 'This is needed.' },
  { name: 'branch_id', label: 'Branch', message: 'Choose a branch.' },
];

function ClientForm() {
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const wrong = (field: string) => errors.find((error) => error.name === field)?.message;
  return (
    <Form
      onSubmit={() =>
        setErrors(faults.filter((fault) => fault.name !== 'full_name' || name === ''))
      }
      errors={errors}
      actions={<Button type="submit">Save</Button>}
    >
      <TextField
        label="Full name"
        name="full_name"
        isRequired
        value={name}
        onChange={setName}
        errorMessage={wrong('full_name')}
      />
      <PhoneField label="Primary phone" name="primary_phone" />
      <Select
        label="Branch"
        name="branch_id"
        items={[{ id: 1, label: 'Bole' }]}
        errorMessage={wrong('branch_id')}
      />
    </Form>
  );
}

const meta = {
  title: 'Fields/Form',
  component: Form,
  args: { children: null, onSubmit: () => undefined },
  render: () => <ClientForm />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LeadsToTheFirstWrongFieldWhenRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByRole('region', { name: 'Please fix all errors' }),
    ).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(name).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Branch: Choose a branch.' }));
    await expect(canvas.getByRole('button', { name: /Branch$/u })).toHaveFocus();
  },
};

export const AllStates: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Save' })),
};

export const Amharic: Story = {
  ...AllStates,
  globals: { locale: 'am' },
};
