import { BalancePanel, Button, DataTable, EthiopianDateTimePicker, Form } from '@digis/ui';
import { ImageField, MoneyField, MonthCalendar, NumberField, PhoneField } from '@digis/ui';
import { PhoneText, Stack, TextField, toasts } from '@digis/ui';
import { BarChart, LineChart } from '@digis/ui/chart';
import type { FormEvent } from 'react';
import { useRead, useReadPages, useWrite } from './api.ts';
import { useSay } from './languages.ts';

function Month() {
  const { data, isLoading, error, retry } = useRead('/get-calendar');
  const days = Object.entries(data?.event_map ?? {}).map(([day, { count }]) => [day, count]);
  const state = { isLoading, errorMessage: error?.msg, onRetry: retry };
  return <MonthCalendar {...state} counts={Object.fromEntries(days)} onDayPress={toasts.success} />;
}

function Clients() {
  const say = useSay();
  const pages = useReadPages('/client', { pick: ({ clients }) => clients });
  return (
    <DataTable
      aria-label={say('clients')}
      {...pages}
      getRowId={({ id }) => id}
      getRowName={({ full_name }) => full_name}
      columns={[
        { id: 'name', header: say('name'), isRowHeader: true, cell: ({ full_name }) => full_name },
        {
          id: 'phone',
          header: say('phone'),
          cell: (one) => <PhoneText value={one.phone_number} />,
        },
      ]}
    />
  );
}

/** The example has no server that stores the photo. */
const upload = (photo: Blob) => Promise.resolve(URL.createObjectURL(photo));
const sourceOf = (path: string) => path;

function Book() {
  const say = useSay();
  const addClient = useWrite('post', '/client');
  const book = async (data: FormData, { currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const text = (name: string) => String(data.get(name));
    const [primary_phone, secondary_phone] = [text('phone'), text('phone')];
    try {
      await addClient({ full_name: text('name'), primary_phone, secondary_phone });
      toasts.success(`${say('saved')}: ${text('day')}`);
      form.reset();
    } catch (error) {
      toasts.error(String(error));
    }
  };
  return (
    <Form
      aria-label={say('book')}
      onSubmit={book}
      actions={<Button type="submit">{say('save')}</Button>}
    >
      <TextField label={say('name')} name="name" isRequired />
      <PhoneField label={say('phone')} name="phone" isRequired />
      <EthiopianDateTimePicker label={say('day')} name="day" isRequired />
      <NumberField label={say('guests')} name="guests" minValue={1} maxValue={2000} isRequired />
      <MoneyField label={say('advance')} name="advance" />
      <ImageField label={say('photo')} name="photo" guide="id-card" {...{ upload, sourceOf }} />
    </Form>
  );
}

function Money() {
  const say = useSay();
  const { data } = useRead('/overview');
  const months = data?.months ?? [];
  const labels = months.map(({ from }) => from.slice(0, 7));
  const received = months.map((month) => month.received);
  const balance = { id: 'received', label: say('received'), value: received.at(-1) ?? 0 };
  const series = [
    { id: 'received', label: say('received'), values: received },
    { id: 'spent', label: say('spent'), values: months.map(({ cash_out }) => cash_out) },
  ];
  return (
    <Stack>
      <BalancePanel title={say('money')} isLoading={!data} items={[balance]} />
      <BarChart title={say('money')} {...{ labels, series }} />
      <LineChart title={say('received')} labels={labels} series={series.slice(0, 1)} />
    </Stack>
  );
}

export const screens = { month: Month, clients: Clients, book: Book, money: Money };
