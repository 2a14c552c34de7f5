import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoToEt } from '@digis/ethio-date';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { YearCalendar } from './YearCalendar.tsx';
import type { YearDay } from './YearGrid.tsx';

const days: Readonly<Record<string, YearDay>> = {
  '2026-09-11': { isMarked: true, words: 'New Year' },
  '2026-09-21': { level: 1, words: '1 of 3 events' },
  '2026-10-01': { level: 3, words: '3 of 3 events' },
  '2026-10-10': { level: 2, isHollow: true, words: '2 of 3 events, 1 only kept' },
};

const meta = {
  title: 'Data/YearCalendar',
  component: YearCalendar,
  args: {
    defaultFocusedDate: '2026-09-21',
    today: '2026-09-21',
    getDay: (date) => days[date],
    getMonthNote: (_year, month) => (month === 1 ? '1 New Year · 17 Meskel' : null),
    onDayPress: fn(),
  },
  parameters: {
    handbook: {
      when: ['The screen on which a day is looked for: which weekends of the year have room?'],
      instead: [
        'To look at one month take `MonthCalendar`, to choose a day `EthiopianDatePicker`.',
      ],
      anatomy: {
        Head: 'the year in both calendars, before, after and today',
        Days: 'a row for each of the thirteen months; the tint says how full, a ring that something is only kept',
        Note: 'holidays and fasts of the month, in words',
      },
      keys: {
        'Left, right': 'by day',
        'Up, down': 'by month',
        'Home, End': 'ends of the month',
        'Page Up, Page Down': 'by year',
        T: 'today',
        Enter: 'opens the day',
      },
      search: ['year planner', 'heat map', 'annual calendar', 'availability'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof YearCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const day = (canvas: ReturnType<typeof within>, name: RegExp) =>
  canvas.getByRole('button', { name });

export const Playground: Story = {};

export const ThirteenMonthsWithTheirDays: Story = {
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('grid', { name: '2019' }));
    await expect(grid.getAllByRole('row')).toHaveLength(13);
    await expect(grid.getAllByRole('button')).toHaveLength(366);
    await expect(canvas.getByText('1 New Year · 17 Meskel')).toBeVisible();
    await expect(day(canvas, /Meskerem 21 2019.*3 of 3 events/u)).toBeVisible();
  },
};

export const KeysMoveByDayMonthAndYearAndEnterOpens: Story = {
  play: async ({ canvas, args }) => {
    const today = day(canvas, /Meskerem 11 2019/u);
    await expect(today).toHaveAttribute('aria-current', 'date');
    today.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(day(canvas, /Tikimt 11 2019/u)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(day(canvas, /Hidar 1 2019/u)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('grid', { name: '2020' })).toBeVisible();
    await userEvent.keyboard('t{Enter}');
    await expect(args.onDayPress).toHaveBeenCalledWith('2026-09-21');
  },
};

export const TheSixthOfPagumeIsTheFifthWhereThereIsNone: Story = {
  args: { defaultFocusedDate: '2023-09-11', today: '2023-09-11' },
  play: async ({ canvas }) => {
    await expect(isoToEt('2023-09-11')).toMatchObject({ month: 13, day: 6 });
    await userEvent.click(canvas.getByRole('button', { name: 'Next year, 2016' }));
    await expect(day(canvas, /Pagume 5 2016/u)).toHaveAttribute('tabindex', '0');
  },
};

export const AFailureIsSaidAndTheDaysStay: Story = {
  args: { errorMessage: 'The days could not be loaded', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(day(canvas, /Meskerem 21 2019/u)).not.toHaveAccessibleName(/3 of 3/u);
  },
};

export const AllStates: Story = { args: { isLoading: true } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'መስከረም' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'ቀጣይ ዓመት፣ 2020' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
