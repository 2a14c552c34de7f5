import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { openedDialog } from '../../samples/opened-dialog.ts';
import { EthiopianDatePicker } from './EthiopianDatePicker.tsx';

const meta = {
  title: 'Dates/EthiopianDatePicker/Calendar',
  component: EthiopianDatePicker,
  args: { label: 'Event date', variant: 'calendar', onChange: fn() },
} satisfies Meta<typeof EthiopianDatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button'));
  const dialog = within(await openedDialog('Event date'));
  // Days are rendered after the dialog.
  await dialog.findAllByRole('button', { name: /20\d\d/u });
  return dialog;
}

const day = (name: RegExp) => screen.getByRole('button', { name });

export const Playground: Story = {};

export const OpensAtTodayAndReturnsFocusByEscape: Story = {
  play: async (context) => {
    await context.userEvent.tab();
    await context.userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('grid', { name: 'Meskerem 2019' });
    await expect(day(/Meskerem 11 2019/u)).toHaveAttribute('aria-current', 'date');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
    await expect(context.args.onChange).not.toHaveBeenCalled();
  },
};

export const TheChosenDayHasTheFocusAsItOpens: Story = {
  args: { defaultValue: '2026-09-14' },
  play: async (context) => {
    await context.userEvent.tab();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(day(/Meskerem 4 2019/u)).toHaveFocus());
    await context.userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(screen.getByText('= Tuesday, 15 September 2026')).toBeVisible();
  },
};

export const SetIsInSightWhereverTheFieldIs: Story = {
  tags: ['!visual'],
  render: (args) => (
    <>
      {[60, 200, 340, 480, 620].map((top) => (
        <div key={top} style={{ position: 'absolute', top, width: 300 }}>
          <EthiopianDatePicker {...args} label={`At ${top}`} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const opener of canvas.getAllByRole('button')) {
      await userEvent.click(opener);
      const set = await screen.findByRole('button', { name: 'Set' });
      const frame = screen.getByRole('dialog').getBoundingClientRect();
      const { top, bottom } = set.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(Math.min(frame.bottom, window.innerHeight));
      await expect(top).toBeGreaterThan(frame.top);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

export const StandsWhereItIsAskedTo: Story = {
  args: { placement: 'right top' },
  play: async (context) => {
    const trigger = context.canvas.getByRole('button').getBoundingClientRect();
    await open(context);
    const dialog = screen.getByRole('dialog', { name: 'Event date' });
    await expect(dialog.getBoundingClientRect().left).toBeGreaterThan(trigger.left);
  },
};

export const WritesGeezNumeralsAndNamesOfItsOwn: Story = {
  args: {
    defaultValue: '2026-10-01',
    numerals: 'ethi',
    monthNames: Array.from({ length: 13 }, (_, index) => `Month ${index + 1}`),
  },
  play: async (context) => {
    await open(context);
    await screen.findByRole('grid', { name: 'Month 1 2019' });
    await expect(screen.getByRole('option', { name: '፳፻፲፱', selected: true })).toBeInTheDocument();
  },
};

export const SetsADayThatWasPressed: Story = {
  args: { defaultValue: '2026-09-08', name: 'event_date' },
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
    await context.userEvent.click(day(/Pagume 4 2018/u));
    await expect(dialog.getByText('= Wednesday, 9 September 2026')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Set' }));
    await expect(context.args.onChange).toHaveBeenCalledWith('2026-09-09', {
      year: 2018,
      month: 13,
      day: 4,
    });
    const sent = context.canvasElement.querySelector('input[name="event_date"]');
    await expect(sent).toHaveValue('2026-09-09');
  },
};

export const IsWalkedByKeyboardAcrossTheYear: Story = {
  args: { defaultValue: '2026-09-10' },
  play: async (context) => {
    await open(context);
    day(/Pagume 5 2018/u).focus();
    const { userEvent } = context;
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(day(/Meskerem 1 2019, 11 September 2026/u)).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(day(/Meskerem 30 2019/u)).toHaveFocus());
    await userEvent.keyboard('{Home}{PageDown}');
    await waitFor(() => expect(day(/Tikimt 1 2019/u)).toHaveFocus());
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await waitFor(() => expect(day(/Tikimt 1 2020/u)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('= Tuesday, 12 October 2027')).toBeVisible();
  },
};

export const LeavesOutDaysThatCannotBeHad: Story = {
  args: {
    defaultValue: '2026-09-21',
    minValue: '2026-09-14',
    maxValue: '2026-09-30',
    isDateUnavailable: (iso) => iso === '2026-09-25',
  },
  play: async (context) => {
    const dialog = await open(context);
    for (const name of [/13 September 2026/u, /25 September 2026/u, /, 1 October 2026/u]) {
      await expect(day(name)).toHaveAttribute('aria-disabled', 'true');
      await context.userEvent.click(day(name));
      await expect(dialog.getByText('= Monday, 21 September 2026')).toBeVisible();
    }
    await context.userEvent.click(day(/24 September 2026/u));
    await expect(dialog.getByText('= Thursday, 24 September 2026')).toBeVisible();
  },
};

export const EndsWhereItsYearsEnd: Story = {
  args: { defaultValue: '2026-09-21', yearRange: [2018, 2020] },
  play: async (context) => {
    const years = within((await open(context)).getByRole('combobox', { name: 'Year' }));
    await expect(years.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '2018',
      '2019',
      '2020',
    ]);
    await expect(screen.getByRole('combobox', { name: 'Month' }).children).toHaveLength(13);
  },
};

export const TakesADateAway: Story = {
  args: { defaultValue: '2026-09-08', allowClear: true },
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    await expect(context.args.onChange).toHaveBeenCalledWith(null, null);
    await expect(context.canvas.getByRole('button')).toHaveTextContent('Choose');
    await expect((await open(context)).queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const ReturnsToToday: Story = {
  args: { defaultValue: '2024-01-05' },
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Today' }));
    await expect(dialog.getByText('= Monday, 21 September 2026')).toBeVisible();
  },
};

export const ShowsGregorianMonths: Story = {
  args: { defaultValue: '2026-09-21' },
  globals: { calendar: 'gregory' },
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getByRole('grid', { name: 'September 2026' })).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Month' }).children).toHaveLength(12);
  },
};

export const NeverSaysAmForTheEra: Story = {
  args: { defaultValue: '2026-09-08' },
  play: async (context) => {
    await open(context);
    await expect(document.body.textContent).not.toMatch(/\bAM\b/u);
  },
};

export const MobileSheet: Story = {
  args: { defaultValue: '2026-09-21', allowClear: true },
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    const heading = (await open(context)).getByRole('heading', { name: 'Event date' });
    await waitFor(() => expect(heading).toBeVisible());
  },
};

export const AllStates: Story = {
  args: { defaultValue: '2026-09-24', allowClear: true, minValue: '2026-09-14' },
  play: async (context) => void (await open(context)),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'የዝግጅቱ ቀን', defaultValue: '2026-09-21', allowClear: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await openedDialog('የዝግጅቱ ቀን'));
    for (const name of ['ያለፈው ወር፣ ነሐሴ 2018', 'ምረጥ', 'ይቅር', 'አጥፋ', 'ዛሬ']) {
      await expect(dialog.queryAllByRole('button', { name }).length).toBeLessThan(2);
    }
    await expect(dialog.getByRole('grid', { name: 'መስከረም 2019' })).toBeVisible();
  },
};
