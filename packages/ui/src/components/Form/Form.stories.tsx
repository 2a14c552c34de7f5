import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { EthiopianDatePicker } from '../EthiopianDatePicker/EthiopianDatePicker.tsx';
import { EthiopianTimePicker } from '../EthiopianTimePicker/EthiopianTimePicker.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const english = {
  save: 'Save',
  phone: 'Primary phone',
  full_name: { name: 'full_name', label: 'Full name', message: 'This is needed.' },
  branch_id: { name: 'branch_id', label: 'Branch', message: 'Choose a branch.' },
  branch: 'Bole',
};
const amharic: typeof english = {
  save: 'አስቀምጥ',
  phone: 'ዋና ስልክ',
  full_name: { name: 'full_name', label: 'ሙሉ ስም', message: 'ይህ ያስፈልጋል።' },
  branch_id: { name: 'branch_id', label: 'ቅርንጫፍ', message: 'ቅርንጫፍ ይምረጡ።' },
  branch: 'ቦሌ',
};

function ClientForm({ words = english }) {
  const faults = [words.full_name, words.branch_id];
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<typeof faults>([]);
  const wrong = (field: string) => errors.find((error) => error.name === field)?.message;
  return (
    <Form
      validation="none"
      onSubmit={() =>
        setErrors(faults.filter((fault) => fault.name !== 'full_name' || name === ''))
      }
      errors={errors}
      actions={<Button type="submit">{words.save}</Button>}
    >
      <TextField
        label={words.full_name.label}
        name="full_name"
        isRequired
        value={name}
        onChange={(typed) => {
          setName(typed);
          setErrors(errors.filter((error) => error.name !== 'full_name'));
        }}
        errorMessage={wrong('full_name')}
      />
      <PhoneField label={words.phone} name="primary_phone" />
      <Select
        label={words.branch_id.label}
        name="branch_id"
        items={[{ id: 1, label: words.branch }]}
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
  parameters: {
    handbook: {
      when: ['Fields are sent together.'],
      instead: ['One filter or one switch that takes effect at once needs no form.'],
      anatomy: {
        Summary:
          'of all that is wrong, with a link to each field; has the focus after a refused submission',
        Fields: 'in groups',
        Actions: 'the main button, then the way out',
      },
      keys: {
        Enter: 'in a long form goes on to the next field, in a short one submits',
        'Ctrl Enter':
          'submits from anywhere, by the button with `data={{ "ctrl-enter": true }}` where there is one',
      },
      announces: [
        '“Please fix all errors” and the list, as it is refused. “All of it is corrected”, when it is.',
      ],
      words: [
        'An error says what to do: “Enter a name of the client.”, not “Invalid”.',
        'Mark what is required; if all is, say so once.',
      ],
      search: ['validation', 'error summary', 'submit', 'fields'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const example = `<Form
  onSubmit={(data) => console.log(data.get('full_name'))}
  errors={[{ name: 'full_name', label: 'Full name', message: 'This is needed.' }]}
  actions={<Button type="submit">Save</Button>}
>
  <TextField label="Full name" name="full_name" isRequired errorMessage="This is needed." />
</Form>`;

export const Playground: Story = { parameters: { docs: { source: { code: example } } } };

export const LeadsToTheFirstWrongFieldWhenRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Please fix all errors' })).toBeVisible(),
    );
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(name).toHaveFocus();
    const link = canvas.getByRole('button', { name: 'Branch: Choose a branch.' });
    await expect(getComputedStyle(link).textAlign).toBe('start');
    await userEvent.click(link);
    await expect(canvas.getByRole('button', { name: /Branch$/u })).toHaveFocus();
  },
};

export const WhatIsMendedKeepsItsLine: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByRole('region', { name: 'Please fix all errors' });
    const { height } = summary.getBoundingClientRect();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Almaz');
    await expect(canvas.queryByRole('button', { name: /^Full name/u })).toBeNull();
    await expect(summary).toHaveTextContent('Full name: This is needed.');
    await expect(summary.getBoundingClientRect().height).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByRole('region', { name: 'Please fix all errors' }),
    ).not.toHaveTextContent('Full name');
  },
};

const sent = fn();

function LongForm() {
  const [second, setSecond] = useState('');
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  return (
    <Form onSubmit={sent} actions={<Button type="submit">Save</Button>}>
      {names.map((name) => (
        <TextField key={name} label={name} name={name} />
      ))}
      <TextField label="Second phone" name="second" value={second} onChange={setSecond} />
      {second === '' && <Button onPress={() => setSecond('0911')}>Same as primary</Button>}
      <TextField label="Filled" name="filled" defaultValue="Bole" />
      <TextField label="Guests" name="guests" />
    </Form>
  );
}

export const EnterMovesOnInALongForm: Story = {
  render: () => <LongForm />,
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('textbox', { name: 'One' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Two' })).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const ButtonThatIsGoneLeadsToTheNextEmptyField: Story = {
  render: () => <LongForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Same as primary' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Guests' })).toHaveFocus());
  },
};

export const ResetReturnsToTheFirstRender: Story = {
  render: () => (
    <form aria-label="Booking">
      <TextField label="Client" name="client" defaultValue="Abebe" />
      <MoneyField label="Advance" name="advance" defaultValue={500} />
      <NumberField label="People" name="people" />
      <PhoneField label="Phone" name="phone" defaultValue="0911223344" />
      <Select label="Branch" name="branch" items={[{ id: 1, label: 'Bole' }]} />
      <EthiopianDatePicker label="Day" name="day" />
      <EthiopianTimePicker label="Time" name="time" defaultValue="14:45" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sends = () => [...new FormData(form)];
    const first = sends();
    for (const name of ['Client', 'Advance', 'People', 'Phone']) {
      await userEvent.type(canvas.getByRole('textbox', { name }), '7');
    }
    await userEvent.click(canvas.getByRole('button', { name: /Day/u }));
    await userEvent.click(await screen.findByRole('button', { name: 'Set' }));
    await userEvent.click(canvas.getByRole('button', { name: /Time/u }));
    await userEvent.click(await screen.findByRole('radio', { name: '10' }));
    await userEvent.click(screen.getByRole('button', { name: 'Set' }));
    await expect(sends()).not.toEqual(first);
    await expect(new FormData(form).get('day')).toBe('2026-09-21');
    form.reset();
    await waitFor(() => expect(sends()).toEqual(first));
    await expect(canvas.getByRole('button', { name: /Day/u })).toHaveTextContent('Choose');
  },
};

export const AllStates: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Save' })),
};

export const Amharic: Story = {
  render: () => <ClientForm words={amharic} />,
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: amharic.save })),
  globals: { locale: 'am' },
};

/** The button is always enabled, and the error says what to do. */
export const Do: Story = {
  render: () => (
    <Form actions={<Button type="submit">Schedule event</Button>}>
      <TextField
        label="Client name"
        name="client"
        isRequired
        errorMessage="Enter the name of the client."
      />
    </Form>
  ),
};

/** A disabled button gives no reason, and “Invalid” names no correction. */
export const Dont: Story = {
  render: () => (
    <Form
      actions={
        <Button type="submit" isDisabled>
          Submit
        </Button>
      }
    >
      <TextField label="Client name" name="client" errorMessage="Invalid" />
    </Form>
  ),
};
