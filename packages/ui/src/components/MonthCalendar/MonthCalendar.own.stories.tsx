import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MonthCalendar } from './MonthCalendar.tsx';

const meta = {
  title: 'Data/MonthCalendar/By itself',
  component: MonthCalendar,
  args: { counts: { '2026-09-21': 1 }, onDayPress: fn() },
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeedsCountsAndWhatADayOpens: Story = {
  args: { onCalendarChange: fn(), onFocusedDateChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const today = canvas.getByRole('button', { name: /Meskerem 11 2019/u });
    await expect(today).toHaveAttribute('aria-current', 'date');
    today.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Tikimt 2019');
    await expect(args.onFocusedDateChange).toHaveBeenLastCalledWith('2026-10-21');
    await userEvent.click(canvas.getByRole('radio', { name: 'Gregorian' }));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('October 2026');
    await expect(args.onCalendarChange).toHaveBeenLastCalledWith('gregory');
  },
};

export const BeginsWhereTheOwnerSays: Story = {
  args: { defaultCalendar: 'gregory', defaultFocusedDate: '2026-12-25' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('December 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('September 2026');
  },
};
