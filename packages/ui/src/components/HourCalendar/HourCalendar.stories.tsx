import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { HourCalendar, type HourCalendarProps } from './HourCalendar.tsx';
import type { HourEvent, HourSpan } from './hours/hour-event.ts';

const events: HourEvent[] = [
  {
    id: 1,
    start: '2026-09-21T09:00',
    end: '2026-09-21T12:00',
    title: 'Wedding of Selam',
    detail: '350 guests',
    tone: 'positive',
    resourceId: 'bole',
  },
  {
    id: 2,
    start: '2026-09-21T11:00',
    end: '2026-09-21T13:30',
    title: 'Lunch of a bank',
    detail: '120 guests',
    tone: 'caution',
    resourceId: 'bole',
  },
  {
    id: 3,
    start: '2026-09-22T20:00',
    end: '2026-09-23T02:00',
    title: 'Graduation',
    tone: 'info',
    resourceId: 'piassa',
  },
  { id: 4, start: '2026-09-24', end: '2026-09-25', title: 'Kitchen is painted', tone: 'neutral' },
];

const halls = [
  { id: 'bole', name: 'Bole hall', detail: '400 guests' },
  { id: 'piassa', name: 'Piassa hall', detail: '150 guests' },
  { id: 'garden', name: 'Garden' },
];

/** A desk that books what is asked for. */
function Desk(props: HourCalendarProps) {
  const [booked, setBooked] = useState<readonly HourEvent[]>([]);
  return (
    <HourCalendar
      {...props}
      events={[...props.events, ...booked]}
      onSelectSpan={
        props.onSelectSpan &&
        ((span: HourSpan) => {
          props.onSelectSpan?.(span);
          setBooked([...booked, { ...span, id: span.start, title: 'New booking' }]);
        })
      }
    />
  );
}

const meta = {
  title: 'Data/HourCalendar',
  component: HourCalendar,
  args: { events, onSelectSpan: fn(), onEventPress: fn() },
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

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const hour = (canvas: Canvas, name: RegExp) => canvas.getByRole('button', { name });

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

export const WalksOnAndOnByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    hour(canvas, /^4:00 in the morning.*Meskerem 11 2019/u).focus();
    const steps = [
      ['{End}', /Saturday, Meskerem 16 2019/u],
      ['{ArrowRight}', /Sunday, Meskerem 17 2019/u],
      ['{PageUp}', /Sunday, Meskerem 10 2019/u],
      ['{ArrowUp}', /^3:00 in the morning.*Meskerem 10 2019/u],
      ['{Control>}{End}{/Control}', /^11:00 at night.*Saturday, Meskerem 16 2019/u],
      ['{Control>}{Home}{/Control}', /^All day.*Sunday, Meskerem 10 2019/u],
      ['t', /Meskerem 11 2019/u],
    ] as const;
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys);
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
};

export const EnterGoesIntoBookingsAndEscapeBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const eleven = hour(canvas, /^5:00 in the morning.*Meskerem 11 2019/u);
    eleven.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Wedding of Selam/u })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^Lunch of a bank/u })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEventPress).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }));
    await userEvent.keyboard('{Escape}');
    await expect(eleven).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectSpan).toHaveBeenLastCalledWith({
      start: '2026-09-21T11:00',
      end: '2026-09-21T12:00',
    });
  },
};

export const DraggingChoosesHours: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const first = hour(canvas, /^8:00 in the afternoon.*Meskerem 12 2019/u);
    const last = hour(canvas, /^10:00 in the afternoon.*Meskerem 12 2019/u);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: first },
      { target: last },
      { keys: '[/MouseLeft]', target: last },
    ]);
    await expect(args.onSelectSpan).toHaveBeenLastCalledWith({
      start: '2026-09-22T14:00',
      end: '2026-09-22T17:00',
    });
  },
};

export const OneTouchChoosesAndTheNextGoesOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const touch = (name: RegExp) =>
      userEvent.pointer({ keys: '[TouchA]', target: hour(canvas, name) });
    await touch(/^8:00 in the afternoon.*Meskerem 12 2019/u);
    await expect(args.onSelectSpan).not.toHaveBeenCalled();
    await touch(/^10:00 in the afternoon.*Meskerem 12 2019/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await expect(args.onSelectSpan).toHaveBeenLastCalledWith({
      start: '2026-09-22T14:00',
      end: '2026-09-22T17:00',
    });
  },
};

export const ClosedHoursAreNotOffered: Story = {
  args: { isSpanUnavailable: ({ start }) => start.slice(11) >= '20:00' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(hour(canvas, /^2:00 in the evening.*Meskerem 11 2019.*not available/u));
    await expect(args.onSelectSpan).not.toHaveBeenCalled();
    hour(canvas, /^1:00 in the evening.*Meskerem 11 2019/u).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
    await expect(args.onSelectSpan).toHaveBeenLastCalledWith({
      start: '2026-09-21T19:00',
      end: '2026-09-21T20:00',
    });
  },
};

const crowd = Array.from({ length: 6 }, (_, index) => ({
  id: `tasting ${index}`,
  start: '2026-09-21T09:00',
  end: '2026-09-21T11:00',
  title: `Tasting ${index + 1}`,
}));

export const MoreThanThreeAtOnceOpenInAList: Story = {
  args: { events: crowd },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: '4 more events' });
    await userEvent.click(more);
    const list = within(await screen.findByRole('dialog', { name: /Meskerem 11 2019/u }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(list.getByRole('button', { name: /^Tasting 6/u }));
    await expect(args.onEventPress).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'tasting 5' }),
    );
  },
};

const two = (count: number) => String(count).padStart(2, '0');

/** 143 a day, of half an hour to three hours. */
const thousand = Array.from({ length: 1000 }, (_, index) => {
  const day = `2026-09-${20 + (index % 7)}`;
  const half = (Math.floor(index / 7) * 7) % 30;
  const at = (halves: number) =>
    `${day}T${two(Math.floor(halves / 2) + 6)}:${halves % 2 ? 30 : '00'}`;
  return { id: index, start: at(half), end: at(half + 1 + (index % 5)), title: `Hall ${index}` };
});

export const AThousandInAWeek: Story = {
  args: { events: thousand },
  play: async ({ canvas, userEvent }) => {
    const shown = canvas.getAllByRole('button', { name: /^Hall \d/u });
    const more = canvas.getAllByRole('button', { name: /more events?$/u });
    const behind = more.map((button) => Number(button.textContent?.slice(1)));
    await expect(shown.length).toBeLessThan(500);
    await expect(behind.reduce((sum, count) => sum + count, shown.length)).toBe(1000);
    const [first] = more;
    if (!first) throw new Error('All of them have room');
    await userEvent.click(first);
    const list = within(await screen.findByRole('dialog'));
    await expect(list.getAllByRole('listitem')).toHaveLength(behind[0] ?? 0);
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

export const AllStates: Story = { args: { events: [...events, ...crowd] } };

export const Mobile320: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('option', { name: /Meskerem 12 2019.*1 event/u }));
    await expect(canvas.getByRole('button', { name: /^Graduation/u })).toBeVisible();
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
