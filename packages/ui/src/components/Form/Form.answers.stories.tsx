import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionState, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { EthiopianDatePicker } from '../EthiopianDatePicker/EthiopianDatePicker.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FormError } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Fields/Form that answers',
  component: Form,
  tags: ['!autodocs'],
  args: { children: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();
const posted = fn();

function ActionForm() {
  const [{ name, errors }, save, isPending] = useActionState(
    async (_before: unknown, data: FormData) => {
      posted(Object.fromEntries(data));
      await Promise.resolve();
      const name = data.get('full_name');
      return {
        name: typeof name === 'string' ? name : '',
        errors: name === '' ? [missingName] : [],
      };
    },
    { name: '', errors: [] as FormError[] },
  );
  return (
    <Form
      action={save}
      errors={errors}
      actions={
        <Button type="submit" name="next" value="close" isPending={isPending}>
          Save
        </Button>
      }
    >
      <TextField key={name} label="Full name" name="full_name" defaultValue={name} />
      <EthiopianDatePicker label="Day" name="day" defaultValue="2026-09-21" />
    </Form>
  );
}

const missingName: FormError = {
  name: 'full_name',
  label: (_strings, locale) => (locale === 'am' ? 'ሙሉ ስም' : 'Full name'),
  message: (strings) => strings.required,
};

export const TakesAnActionOfReact: Story = {
  render: () => <ActionForm />,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const summary = await canvas.findByRole('region', { name: 'Please fix all errors' });
    await expect(summary).toHaveTextContent('Full name: Required');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Almaz');
    await userEvent.click(save);
    await waitFor(() => expect(summary).not.toBeInTheDocument());
    await expect(posted).toHaveBeenLastCalledWith({
      full_name: 'Almaz',
      day: '2026-09-21',
      next: 'close',
    });
  },
};

export const GivesItsDataToTheSubmission: Story = {
  render: () => (
    <Form
      onSubmit={(data, event) => sent(Object.fromEntries(data), event.type)}
      actions={
        <Button type="submit" name="next" value="print">
          Save
        </Button>
      }
    >
      <MoneyField label="Advance" name="advance" defaultValue={1200} />
      <PhoneField label="Phone" name="phone" defaultValue="0911223344" />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith(
      { advance: '1200', phone: '0911223344', next: 'print' },
      'submit',
    );
  },
};

function BilingualForm() {
  const [locale, setLocale] = useState<'en' | 'am'>('en');
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  return (
    <UiProvider locale={locale} now={() => 0} scope="self">
      <Form
        onSubmit={() => setErrors([missingName])}
        errors={errors}
        actions={<Button type="submit">Save</Button>}
      >
        <TextField label="Full name" name="full_name" />
      </Form>
      <Button variant="quiet" onPress={() => setLocale('am')}>
        Amharic
      </Button>
    </UiProvider>
  );
}

export const ErrorsFollowTheLanguage: Story = {
  render: () => <BilingualForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Full name: Required')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Amharic' }));
    await waitFor(() => expect(canvas.getByText(/^ሙሉ ስም: /u)).toBeVisible());
    await expect(canvas.queryByText(/Required/u)).toBeNull();
  },
};
