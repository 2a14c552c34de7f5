import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { bookings, crowd, Desk, hourNamed as hour } from '../../samples/hour-samples.tsx';
import { useNow } from '../../theme/kit-context.ts';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { HourCalendar, type HourCalendarProps } from './HourCalendar.tsx';

const meta = {
  title: 'Data/HourCalendar/Paper, touch and direction',
  component: HourCalendar,
  args: { events: bookings, onSelectSpan: fn(), onEventPress: fn() },
  render: (args) => <Desk {...args} />,
} satisfies Meta<typeof HourCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

function RightToLeftDesk(props: HourCalendarProps) {
  return (
    <div dir="rtl">
      <UiProvider locale="ar" scope="self" now={useNow()}>
        <Desk {...props} />
      </UiProvider>
    </div>
  );
}

export const RightToLeftTheDaysBeginAtTheRight: Story = {
  render: (args) => <RightToLeftDesk {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const [, sunday, monday] = canvas.getAllByRole('columnheader');
    await expect(sunday?.getBoundingClientRect().left).toBeGreaterThan(
      monday?.getBoundingClientRect().left ?? Infinity,
    );
    const first = hour(canvas, /^8:00 in the afternoon.*Meskerem 11 2019/u);
    first.focus();
    await waitFor(() => expect(first).toHaveAttribute('tabindex', '0'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/Meskerem 12 2019.*free/u),
    );
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
    await expect(args.onSelectSpan).toHaveBeenLastCalledWith({
      start: '2026-09-22T14:00',
      end: '2026-09-22T16:00',
    });
    const before = canvas.getByRole('button', { name: 'Previous week' }).querySelector('svg');
    await expect(before && getComputedStyle(before).scale).toBe('-1 1');
  },
};

/** A touch that becomes a scroll ends with `pointercancel`. */
export const AFingerThatScrollsChoosesNothing: Story = {
  play: async ({ args, canvas }) => {
    const from = hour(canvas, /^8:00 in the afternoon.*Meskerem 12 2019/u);
    const to = hour(canvas, /^10:00 in the afternoon.*Meskerem 12 2019/u);
    const touch = { pointerType: 'touch', bubbles: true, isPrimary: true };
    from.dispatchEvent(new PointerEvent('pointerdown', touch));
    to.dispatchEvent(new PointerEvent('pointerover', touch));
    to.dispatchEvent(new PointerEvent('pointercancel', touch));
    await expect(canvas.queryByRole('gridcell', { selected: true })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Choose' })).toBeNull();
    await expect(args.onSelectSpan).not.toHaveBeenCalled();
    await expect(getComputedStyle(from).touchAction).not.toBe('none');
  },
};

export const PaperListsBookingsThatShareTheirHours: Story = {
  args: { events: [...bookings, ...crowd] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    // Repeated, because a new calendar may not yet handle events.
    const list = await waitFor(() => {
      dispatchEvent(new Event('beforeprint'));
      return canvas.getByRole('list');
    });
    const lines = [...list.children].map((line) => line.textContent);
    dispatchEvent(new Event('afterprint'));
    await expect(lines).toContain(
      'Monday, Meskerem 11 2019, 21 September 2026, Wedding of Selam, 3:00 in the morning to 6:00 in the afternoon, 9:00 AM – 12:00 PM, 350 guests',
    );
    await expect(lines.filter((line) => line?.includes('Tasting'))).toHaveLength(crowd.length);
    await expect(lines.join(' ')).not.toContain('Graduation');
  },
};
