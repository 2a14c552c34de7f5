import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { FieldGroup } from '../components/FieldGroup/FieldGroup.tsx';
import type { FormError } from '../components/Form/ErrorSummary.tsx';
import { Form } from '../components/Form/Form.tsx';
import { MoneyField } from '../components/MoneyField/MoneyField.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';

/**
 * Validate on submit, list all errors above the fields and at each field, and focus the first.
 * Disable the button only while submitting.
 */
const meta = { title: 'Patterns/Forms', tags: ['!visual'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const NAMELESS = { name: 'full_name', label: 'Client name', message: 'Give a name.' };

function EventForm() {
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isSent, setIsSent] = useState(false);
  const submit = () => {
    setErrors(name === '' ? [NAMELESS] : []);
    setIsSent(name !== '');
  };
  return (
    <Form
      validation="none"
      errors={errors}
      onSubmit={submit}
      actions={<Button type="submit">Schedule</Button>}
    >
      <Stack>
        <FieldGroup legend="Client">
          <TextField
            label={NAMELESS.label}
            name={NAMELESS.name}
            value={name}
            onChange={setName}
            errorMessage={errors.length > 0 && name === '' ? NAMELESS.message : undefined}
            isRequired
          />
          <MoneyField label="Advance" name="advance" description="In birr; may be empty." />
        </FieldGroup>
        {isSent && <p role="status">Event scheduled.</p>}
      </Stack>
    </Form>
  );
}

export const SaysWhatIsWrongAndLeadsThere: Story = {
  render: () => <EventForm />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Client name' });
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/Give a name/u);
    await userEvent.keyboard('Almaz{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Event scheduled.');
  },
};
