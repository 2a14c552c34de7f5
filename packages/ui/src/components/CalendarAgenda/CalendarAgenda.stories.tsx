import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Badge } from '../Badge/Badge.tsx';
import { CalendarAgenda, type CalendarAgendaProps } from './CalendarAgenda.tsx';

const Week = (props: CalendarAgendaProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <CalendarAgenda
      {...props}
      value={value}
      onChange={(date) => {
        setValue(date);
        props.onChange(date);
      }}
    />
  );
};

const open = fn();
const events = [
  {
    id: 1,
    date: '2026-09-21',
    time: '19:00',
    title: 'Wedding of Selam',
    detail: '350 people · Bole',
    end: <Badge tone="positive">Paid</Badge>,
    onPress: open,
  },
  { id: 2, date: '2026-09-21', time: '01:00', title: 'Night breakfast', detail: '80 people' },
  { id: 3, date: '2026-09-21', title: 'Buying of meat' },
  { id: 4, date: '2026-09-24', time: '12:00', title: 'Lunch of a bank', detail: '120 people' },
];

const meta = {
  title: 'Dates/CalendarAgenda',
  component: CalendarAgenda,
  args: { value: '2026-09-21', onChange: fn(), events },
  render: (args) => <Week {...args} />,
  parameters: {
    handbook: {
      when: ['The events of days one after another, read on a phone.'],
      instead: ['A list with filters is a `DataTable`.'],
      anatomy: {
        Week: 'seven days with the number of events on each',
        'Earlier and later': 'the week before and after',
        Events: 'of the chosen day, by time',
      },
      keys: {
        'Arrow Left, Arrow Right': 'the day before and after, also into the next week',
      },
      announces: ['A day is read with both dates and its number of events.'],
      search: ['schedule', 'week view', 'day view', 'agenda'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof CalendarAgenda>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ListsTheDayInItsOrder: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent ?? '');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toContain('Buying of meat');
    await expect(rows[2]).toContain('Night breakfast');
  },
};

export const ArrowsChooseADayAndEnterOpensAnEvent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const monday = await canvas.findByRole('option', {
      name: /Today, Monday, Meskerem 11 2019.*3 events/,
    });
    await expect(monday).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(monday).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-24');
    await expect(canvas.getByText('Lunch of a bank')).toBeVisible();
  },
};

export const GoesWeekByWeekAndBackToToday: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-28');
    await expect(canvas.getByText('No Data.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-21');
  },
};

export const ADayThatIsNoneIsToday: Story = {
  args: { value: '2026-02-30' },
  play: async ({ canvas }) => {
    const today = await canvas.findByRole('option', { name: /Today/ });
    await expect(today).toHaveAttribute('aria-selected', 'true');
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const AllStates: Story = {};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    events: [{ id: 1, date: '2026-09-21', time: '19:00', title: 'የሰላም ሠርግ', detail: '350 ሰዎች' }],
  },
};
