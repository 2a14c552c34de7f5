// D16, spec:2.4
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import type { DayNote } from './DayCell.tsx';
import { MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx';

function Home(props: MonthCalendarProps) {
  const [calendar, setCalendar] = useState(props.calendar);
  const [focusedDate, setFocusedDate] = useState(props.focusedDate);
  return (
    <MonthCalendar
      {...props}
      {...{ calendar, focusedDate }}
      onCalendarChange={setCalendar}
      onFocusedDateChange={setFocusedDate}
    />
  );
}

const counts = {
  '2026-09-12': 2,
  '2026-09-14': 3,
  '2026-09-19': 5,
  '2026-09-21': 1,
  '2026-09-26': 12,
  '2026-10-03': 120,
  '2026-10-11': 4,
};

const meta = {
  title: 'Data/MonthCalendar',
  component: MonthCalendar,
  args: {
    calendar: 'ethiopic',
    focusedDate: '2026-09-21',
    today: '2026-09-21',
    counts,
    onDayPress: fn(),
    onCalendarChange: () => undefined,
    onFocusedDateChange: () => undefined,
  },
  render: (args) => <Home {...args} />,
  parameters: {
    handbook: {
      when: ['The screen on which days are looked at: how busy is the month?'],
      instead: [
        'To choose the day of a form take `EthiopianDatePicker`; on a phone a week is a `CalendarAgenda`.',
      ],
      anatomy: {
        Head: 'the month in both calendars, before, after, today, and which calendar comes first',
        Days: 'the number in both calendars, and how many events',
        Note: 'a holiday',
        Band: 'what goes on for days, such as a fast, with its word where it begins in the week',
        Legend: 'a `MonthLegend` below it says once what the signs mean',
      },
      keys: {
        'Arrow keys': 'by day and week',
        'Home, End': 'ends of the week',
        'Page Up, Page Down': 'by month, with Shift by year',
        T: 'to today',
        Enter: 'opens the day',
      },
      announces: [
        'A day by its weekday, both dates and the number of its events: “Monday, Meskerem 4 2019, 14 September 2026, 3 events”.',
      ],
      search: ['calendar', 'month view', 'Pagume', 'schedule'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const day = (canvas: Canvas, name: RegExp | string) => canvas.getByRole('button', { name });
const title = (canvas: Canvas) => canvas.getByRole('heading', { level: 2 });

export const Playground: Story = {};

export const NamesADayInBothCalendarsWithItsEvents: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = 'Monday, Meskerem 4 2019, 14 September 2026, 3 events';
    await expect(day(canvas, name)).toBeVisible();
    await userEvent.click(day(canvas, name));
    await expect(args.onDayPress).toHaveBeenCalledWith('2026-09-14');
  },
};

export const CrossesTheNewYearByArrow: Story = {
  args: { focusedDate: '2026-09-10' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(title(canvas)).toHaveTextContent('Pagume 2018');
    day(canvas, /Pagume 5 2018/u).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(title(canvas)).toHaveTextContent('Meskerem 2019');
    const newYear = day(canvas, /Meskerem 1 2019, 11 September 2026/u);
    await expect(newYear).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDayPress).toHaveBeenCalledWith('2026-09-11');
  },
};

export const MovesByWeekMonthYearAndToToday: Story = {
  play: async ({ canvas, userEvent }) => {
    day(canvas, /Meskerem 11 2019/u).focus();
    const steps = [
      ['{ArrowDown}', /Meskerem 18 2019/u],
      ['{End}', /Saturday, Meskerem 23 2019/u],
      ['{Home}', /Sunday, Meskerem 17 2019/u],
      ['{PageUp}', /Pagume 5 2018/u],
      ['{PageDown}', /Meskerem 5 2019/u],
      ['{Shift>}{PageDown}{/Shift}', /Meskerem 5 2020/u],
      ['t', /Meskerem 11 2019/u],
    ] as const;
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys);
      await expect(day(canvas, name)).toHaveFocus();
    }
  },
};

export const KeepsTheDayWhenTheCalendarChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Gregorian' }));
    await expect(title(canvas)).toHaveTextContent('September 2026');
    await expect(canvas.getByText('Neh 2018 – Mes 2019')).toBeVisible();
    await expect(day(canvas, /^Monday, 21 September 2026, Meskerem 11 2019/u)).toHaveAttribute(
      'tabindex',
      '0',
    );
  },
};

export const JumpsToAnyOfThirteenMonths: Story = {
  play: async ({ canvas, userEvent }) => {
    const months = canvas.getByRole('combobox', { name: 'Go to month' });
    await expect(within(months).getAllByRole('option')).toHaveLength(13);
    await userEvent.selectOptions(months, within(months).getByRole('option', { name: /Pagume/u }));
    await expect(title(canvas)).toHaveTextContent('Pagume 2019');
    await userEvent.click(day(canvas, 'Previous month, Nehase 2019'));
    await expect(title(canvas)).toHaveTextContent('Nehase 2019');
  },
};

export const PagumeIsAsHighAsAnyMonth: Story = {
  play: async ({ canvas, userEvent }) => {
    const height = canvas.getByRole('grid').offsetHeight;
    await userEvent.click(day(canvas, 'Previous month, Pagume 2018'));
    await expect(canvas.getByRole('grid').offsetHeight).toBe(height);
  },
};

export const EndsWithItsYears: Story = {
  args: { yearRange: [2019, 2019] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Previous month/u })).toBeDisabled();
    await expect(day(canvas, /Pagume 5 2018/u)).toBeDisabled();
  },
};

export const ShowsTodayForADayThatIsNone: Story = {
  args: { focusedDate: 'garbage' },
  play: async ({ canvas, userEvent }) => {
    await expect(title(canvas)).toHaveTextContent('Meskerem 2019');
    day(canvas, /Meskerem 11 2019/u).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day(canvas, /Meskerem 12 2019/u)).toHaveFocus();
  },
};

export const ShowsTheNearestOfItsYears: Story = {
  args: { focusedDate: '1700-01-01', yearRange: [2019, 2020] },
  play: async ({ canvas, userEvent }) => {
    await expect(title(canvas)).toHaveTextContent('Meskerem 2019');
    day(canvas, /Meskerem 1 2019/u).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day(canvas, /Meskerem 2 2019/u)).toHaveFocus();
  },
};

export const CanBeWalkedWhileCountsLoad: Story = {
  args: { isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(day(canvas, 'Next month, Tikimt 2019'));
    await expect(title(canvas)).toHaveTextContent('Tikimt 2019');
  },
};

export const OffersAnotherTryWithoutCounts: Story = {
  args: { errorMessage: 'The number of events could not be loaded', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /3 events/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Gregorian: Story = { args: { calendar: 'gregory' } };

export const Mobile320: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(day(canvas, /Meskerem 11 2019/u).offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

const notes: Readonly<Record<string, DayNote>> = {
  '2026-09-11': { words: 'New Year' },
  '2026-09-16': { words: 'Fast', content: '•' },
  '2026-09-27': { words: 'Meskel, public holiday', content: 'Meskel' },
};

export const DaysHaveNotes: Story = {
  args: { getDayNote: (date) => notes[date] ?? null },
  play: async ({ canvas }) => {
    const meskel = canvas.getByRole('button', {
      name: /27 September 2026, Meskel, public holiday/u,
    });
    await expect(meskel.parentElement).toHaveTextContent('Meskel');
    await expect(meskel.parentElement).not.toHaveTextContent('public holiday');
    await expect(canvas.getByRole('button', { name: /Fast$/u }).parentElement).toHaveTextContent(
      '•',
    );
    for (const cell of canvas.getAllByRole('gridcell')) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
  },
};

const isFastDay = (date: string) => date >= '2026-09-23' && date <= '2026-09-29';

export const SaysAFastOncePerWeek: Story = {
  args: {
    getDayNote: (date) =>
      isFastDay(date) ? { words: 'Advent fast', content: '', band: 'Advent fast' } : null,
  },
  play: async ({ canvas }) => {
    const seen = canvas
      .getAllByText('Advent fast')
      .filter((word) => getComputedStyle(word).fontSize !== '0px');
    await expect(seen).toHaveLength(2);
    for (const date of [/September 24|24 September/u, /29 September/u])
      await expect(day(canvas, date)).toHaveAccessibleName(/Advent fast/u);
  },
};

export const SaysTheGuestsToWhoLooksCloser: Story = {
  args: {
    getDayLoad: (date) =>
      date === '2026-09-21' ? { words: '560 guests', figure: '560', level: 2 } : null,
  },
  play: async ({ canvas }) => {
    const today = day(canvas, /Meskerem 11 2019.*560 guests/u);
    await expect(canvas.getByText('560')).not.toBeVisible();
    today.focus();
    await expect(canvas.getByText('560')).toBeVisible();
  },
};

export const HollowLines: Story = {
  args: {
    getDayLines: (date) =>
      date === '2026-09-21'
        ? [
            { id: 1, start: '9:00', title: 'አልማዝ', tone: 'positive' },
            { id: 2, start: '3:00', title: 'ቤዛ', sign: '◔', isHollow: true },
          ]
        : [],
  },
  play: async ({ canvas }) => {
    const bars = ['አልማዝ', 'ቤዛ'].map((name) => canvas.getByText(name).parentElement);
    await expect(bars[0]).not.toHaveAttribute('data-hollow');
    await expect(bars[1]).toHaveAttribute('data-hollow');
  },
};

export const AllStates: Story = {};

export const Amharic: Story = {
  globals: { locale: 'am' },
  play: async ({ canvas }) => {
    await expect(title(canvas)).toHaveTextContent('መስከረም 2019');
    await expect(canvas.getByRole('button', { name: 'ቀጣይ ወር፣ ጥቅምት 2019' })).toBeVisible();
    await expect(day(canvas, /ሰኞ.*3 ዝግጅት/u)).toBeVisible();
  },
};
