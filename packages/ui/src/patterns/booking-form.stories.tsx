import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { EthiopianDatePicker } from '../components/EthiopianDatePicker/EthiopianDatePicker.tsx';
import { EthiopianTimePicker } from '../components/EthiopianTimePicker/EthiopianTimePicker.tsx';
import { FieldGroup } from '../components/FieldGroup/FieldGroup.tsx';
import { Form } from '../components/Form/Form.tsx';
import { MoneyField } from '../components/MoneyField/MoneyField.tsx';
import { Notice } from '../components/Notice/Notice.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { useSampleWords } from './use-sample-words.ts';

const meta = { title: 'Patterns/Booking form', tags: ['!visual', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: {
    client: 'Client',
    name: 'Full name',
    nameMissing: 'Enter the full name of the client.',
    phone: 'Phone',
    event: 'Event',
    day: 'Event date',
    dayMissing: 'Choose the day of the event.',
    time: 'Serving time',
    people: 'Guests',
    unit: 'people',
    money: 'Money',
    advance: 'Advance',
    advanceNote: 'What the client pays today; may be empty.',
    schedule: 'Schedule Event',
    done: 'Event scheduled.',
  },
  am: {
    client: 'ደንበኛ',
    name: 'ሙሉ ስም',
    nameMissing: 'የደንበኛውን ሙሉ ስም ያስገቡ።',
    phone: 'ስልክ',
    event: 'ዝግጅት',
    day: 'የዝግጅቱ ቀን',
    dayMissing: 'የዝግጅቱን ቀን ይምረጡ።',
    time: 'የማቅረቢያ ሰዓት',
    people: 'እንግዶች',
    unit: 'ሰዎች',
    money: 'ገንዘብ',
    advance: 'ቅድመ ክፍያ',
    advanceNote: 'ደንበኛው ዛሬ የሚከፍለው፤ ባዶ ሊሆን ይችላል።',
    schedule: 'ዝግጅት መዝግብ',
    done: 'ዝግጅቱ ተመዝግቧል።',
  },
};

interface Fault {
  readonly name: string;
  readonly label: string;
  readonly message: string;
}

function BookingForm() {
  const t = useSampleWords(words);
  const [errors, setErrors] = useState<readonly Fault[]>([]);
  const [isDone, setDone] = useState(false);
  const faultOf = (field: string) => errors.find(({ name }) => name === field)?.message;
  const check = (data: FormData) => {
    const found = [
      { name: 'full_name', label: t.name, message: t.nameMissing },
      { name: 'event_date', label: t.day, message: t.dayMissing },
    ].filter(({ name }) => !data.get(name));
    setErrors(found);
    setDone(found.length === 0);
  };
  return (
    <Form
      validation="none"
      errors={errors}
      onSubmit={check}
      actions={<Button type="submit">{t.schedule}</Button>}
    >
      <Stack>
        <FieldGroup legend={t.client}>
          <TextField
            label={t.name}
            name="full_name"
            isRequired
            errorMessage={faultOf('full_name')}
          />
          <PhoneField label={t.phone} name="phone" />
        </FieldGroup>
        <FieldGroup legend={t.event}>
          <EthiopianDatePicker
            label={t.day}
            name="event_date"
            isRequired
            errorMessage={faultOf('event_date')}
          />
          <EthiopianTimePicker label={t.time} name="serving_time" />
          <NumberField label={t.people} name="people" unit={t.unit} />
        </FieldGroup>
        <FieldGroup legend={t.money}>
          <MoneyField label={t.advance} name="advance" description={t.advanceNote} />
        </FieldGroup>
        {isDone && (
          <Notice tone="positive" isLive>
            {t.done}
          </Notice>
        )}
      </Stack>
    </Form>
  );
}

export const Playground: Story = {
  render: () => <BookingForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Event' }));
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/Enter the full name/u);
    await userEvent.keyboard('Almaz Bekele');
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Event' }));
    await expect(canvas.getByRole('button', { name: /Choose the day/u })).toBeVisible();
  },
};

export const Amharic: Story = { globals: { locale: 'am' }, render: () => <BookingForm /> };
