import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { openedDialog } from '../../samples/opened-dialog.ts';
import { Stack } from '../Stack/Stack.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  title: 'Dates/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Period', name: 'period', onChange: fn() },
  parameters: {
    handbook: {
      when: ['From and to are chosen together, often as “this month” or “this fiscal year”.'],
      instead: ['The hours of one day are an `EthiopianTimeRangePicker`.'],
      anatomy: {
        Field: 'both days in the calendar of the user',
        Presets: 'ranges that are asked for often, from the Ethiopian month and fiscal year',
        Month: 'the two days are pressed, the days between are marked',
        'Set, Cancel': 'nothing changes before Set',
      },
      keys: {
        'Arrow keys': 'move by day and week',
        'Page Up, Page Down': 'by month',
        Enter: 'takes the first day, then the last',
        Escape: 'closes without change',
      },
      announces: ['What to press next: the first day, then the last.'],
      words: ['The label is what the range is of: “Period of the ledger”.'],
      search: ['from to', 'period', 'date range', 'report'],
    } satisfies Handbook,
    docs: { story: { inline: false, height: '720px' } },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const period = { from: '2026-09-11', to: '2026-09-21' };

export const Playground: Story = { args: { defaultValue: period } };

const openDialog = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(canvas.getByRole('button'));
  return within(await openedDialog());
};

export const ChoosesTheFiscalYearFromHamle: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const dialog = await openDialog(context);
    await userEvent.click(dialog.getByRole('button', { name: 'This fiscal year' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Set' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-07-08', to: '2027-07-07' });
    const field = await canvas.findByRole('button', {
      name: /Period, Hamle 1, 2018 – Sene 30, 2019/,
    });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const TwoDaysByKeyboardAreARange: Story = {
  args: { defaultValue: period },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await openedDialog());
    await expect(await dialog.findByRole('button', { name: /Meskerem 11 2019/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByText('Choose the last day')).toBeVisible());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Set' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-09-14', to: '2026-09-21' });
  },
};

export const SendsAnIntervalWithTheForm: Story = {
  args: { defaultValue: period },
  render: (args) => (
    <form aria-label="Report">
      <DateRangePicker {...args} />
    </form>
  ),
  play: ({ canvas }) =>
    expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('period')).toBe(
      '2026-09-11/2026-09-21',
    ),
};

export const SendsBothDaysUnderNamesOfTheirOwn: Story = {
  args: { defaultValue: period, startName: 'from', endName: 'to' },
  render: (args) => (
    <form aria-label="Report">
      <DateRangePicker {...args} />
    </form>
  ),
  play: ({ canvas }) =>
    expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([
      ['period', '2026-09-11/2026-09-21'],
      ['from', '2026-09-11'],
      ['to', '2026-09-21'],
    ]),
};

export const APresetStaysWithinTheLimits: Story = {
  args: { maxValue: '2026-09-21' },
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await openDialog(context);
    await userEvent.click(dialog.getByRole('button', { name: 'This month' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Set' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(period);
  },
};

export const ARangeThatIsNoneIsEmpty: Story = {
  args: { value: { from: '2026-09-21', to: '2026-09-11' } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Period, Choose' })).toBeVisible(),
};

export const Open: Story = {
  args: { defaultValue: period, allowClear: true },
  play: async (context) => {
    await openDialog(context);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <DateRangePicker {...args} />
      <DateRangePicker {...args} defaultValue={period} description="Both days are within." />
      <DateRangePicker {...args} isRequired errorMessage="Choose a period" />
      <DateRangePicker {...args} isDisabled defaultValue={period} />
      <DateRangePicker {...args} isReadOnly defaultValue={period} />
    </Stack>
  ),
};

export const Mobile: Story = { ...Open, globals: { viewport: { value: 'small' } } };

export const Amharic: Story = {
  ...Open,
  globals: { locale: 'am', viewport: { value: 'desktop' } },
  args: { label: 'ጊዜ', defaultValue: period },
};
