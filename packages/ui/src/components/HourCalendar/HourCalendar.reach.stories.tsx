import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { bookings, crowd, Desk, hourNamed as hour, thousand } from '../../samples/hour-samples.tsx';
import { HourCalendar } from './HourCalendar.tsx';

const meta = {
  title: 'Data/HourCalendar/Keys, touch and crowds',
  component: HourCalendar,
  args: { events: bookings, onSelectSpan: fn(), onEventPress: fn() },
  render: (args) => <Desk {...args} />,
} satisfies Meta<typeof HourCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WalksOnAndOnByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = hour(canvas, /^4:00 in the morning.*Meskerem 11 2019/u);
    first.focus();
    await waitFor(() => expect(first).toHaveAttribute('tabindex', '0'));
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
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
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
