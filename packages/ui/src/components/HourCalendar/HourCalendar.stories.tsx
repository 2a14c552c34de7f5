import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { bookings, crowd, Desk, halls, hourNamed as hour } from '../../samples/hour-samples.tsx';
import { HourCalendar } from './HourCalendar.tsx';

const meta = {
  title: 'Data/HourCalendar',
  component: HourCalendar,
  args: { events: bookings, onSelectSpan: fn(), onEventPress: fn() },
  render: (args) => <Desk {...args} />,
  parameters: {
    handbook: {
      when: ['A desk that books hours: which hall is free on which evening?'],
      instead: [
        'Days by the number of their events are a `MonthCalendar`, the events of a day as a list a `CalendarAgenda`.',
        'An hour in a form is an `EthiopianTimePicker`.',
      ],
      anatomy: {
        Head: 'the week or the day in both calendars, before, after, today',
        'Heads of columns': 'days, or halls',
        'Whole days': 'above the hours, where there are any',
        Hours: 'on both clocks; the day begins at six, so that a night belongs to its evening',
        Bookings: 'side by side where they overlap; beyond three a button opens the others',
        'Current time': 'a line, by the clock of the provider',
        Choice: 'on a phone of the one day or hall that is shown',
      },
      keys: {
        'Arrow keys': 'by hour and by day or hall',
        'Home, End': 'the first and last column, with Control also of all hours',
        'Page Up, Page Down': 'by week, of halls by day',
        T: 'to today',
        'Shift Arrow Up, Shift Arrow Down': 'choose hours',
        Enter: 'goes into the bookings of an hour, else chooses it; arrows go on, Escape back',
        Space: 'chooses the hour, also where it has bookings',
      },
      announces: [
        'An hour by both clocks, its day or hall, and its bookings: “3:00 in the morning, 9:00 AM, Monday, Meskerem 11 2019, 21 September 2026, Wedding of Selam”.',
        'The span, as it grows.',
      ],
      search: [
        'week view',
        'day view',
        'scheduler',
        'timetable',
        'room booking',
        'resource',
        'time grid',
        'ሰዓት',
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof HourCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const HallsOfADay: Story = {
  args: { resources: halls, resourcesLabel: 'Hall' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Bole hall 400 guests' })).toBeVisible();
    await userEvent.click(hour(canvas, /^5:00 in the morning, 11:00 AM, Garden, free/u));
    await expect(args.onSelectSpan).toHaveBeenLastCalledWith({
      start: '2026-09-21T11:00',
      end: '2026-09-21T12:00',
      resourceId: 'garden',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Tuesday, Meskerem 12, 2019 E.C.',
    );
    await expect(
      canvas.getByRole('button', { name: /^Graduation ?, 2:00 in the evening/u }),
    ).toBeVisible();
  },
};

export const NamesAnHourOnBothClocksWithItsBookings: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name =
      '5:00 in the morning, 11:00 AM, Monday, Meskerem 11 2019, 21 September 2026, Wedding of Selam, Lunch of a bank';
    await expect(canvas.getByRole('button', { name })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: /^Wedding of Selam ?, 3:00 in the morning to 6:00 in the afternoon, 9:00 AM – 12:00 PM, 350 guests$/u,
      }),
    );
    await expect(args.onEventPress).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
  },
};

export const ANightBelongsToItsEvening: Story = {
  play: async ({ canvas }) => {
    const night = hour(canvas, /^7:00 at night, 1:00 AM Wednesday, Tuesday, .*, Graduation$/u);
    await expect(night).toBeInTheDocument();
  },
};

export const ChoosesHoursByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await userEvent.tab();
    await expect(hour(canvas, /^4:00 in the morning.*Monday, Meskerem 18 2019/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const chosen = canvas.getAllByRole('gridcell', { selected: true });
    await expect(chosen).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectSpan).toHaveBeenLastCalledWith({
      start: '2026-09-29T11:00',
      end: '2026-09-29T14:00',
    });
    await expect(canvas.queryByRole('gridcell', { selected: true })).toBeNull();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: ({ canvas }) => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'),
};

export const OffersAnotherTryWithoutBookings: Story = {
  args: { errorMessage: 'The bookings could not be loaded', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Wedding/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = { args: { events: [...bookings, ...crowd] } };

export const Mobile320: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await userEvent.click(
      await canvas.findByRole('option', { name: /Meskerem 12 2019.*1 event/u }),
    );
    await expect(await canvas.findByRole('button', { name: /^Graduation/u })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Wedding/u })).toBeNull();
  },
};

export const MobileHalls: Story = {
  globals: { viewport: { value: 'small' } },
  args: { resources: halls, resourcesLabel: 'Hall' },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'Hall' });
    await userEvent.selectOptions(choice, 'Garden');
    await expect(canvas.getAllByRole('columnheader')[1]).toHaveTextContent('Garden');
  },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    events: [
      {
        id: 1,
        start: '2026-09-21T15:00',
        end: '2026-09-21T18:00',
        title: 'የሰላም ሠርግ',
        detail: '350 እንግዶች',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', {
        name: /^የሰላም ሠርግ ?፣ ከቀኑ 9:00 ሰዓት እስከ ምሽቱ 12:00 ሰዓት፣ 15:00 – 18:00፣ 350 እንግዶች$/u,
      }),
    ).toBeVisible();
    await expect(hour(canvas, /^ከጠዋቱ 4:00 ሰዓት.*፣ ሰኞ፣.*ነፃ$/u)).toBeVisible();
  },
};
