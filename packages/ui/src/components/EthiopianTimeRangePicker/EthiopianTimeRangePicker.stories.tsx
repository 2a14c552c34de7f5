import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { openedDialog } from '../../samples/opened-dialog.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { EthiopianTimeRangePicker } from './EthiopianTimeRangePicker.tsx';

const meta = {
  title: 'Dates/EthiopianTimeRangePicker',
  component: EthiopianTimeRangePicker,
  args: { label: 'Hours', name: 'hours', onChange: fn() },
  parameters: {
    handbook: {
      when: ['From and to of a booking, a shift or an opening, within a day and its night.'],
      instead: ['Several days are a `DateRangePicker`, one time is an `EthiopianTimePicker`.'],
      anatomy: {
        Label: 'names both times, as a group',
        Start: 'a button that opens the time picker',
        End: 'the same; below the start where there is little room',
        'Next day': 'said where the end is past midnight and that is allowed',
        Error: 'which time is missing, or that the end is not after the start',
      },
      keys: {
        Tab: 'from the start to the end',
        'Enter, Space, Arrow Down': 'open the time that has the focus',
        Digits: 'choose an hour in the opened dialog, Enter sets it',
        Escape: 'closes without change; the focus returns to its button',
      },
      announces: [
        'The label with each time, on both clocks, and that an end is of the next day.',
        'An end that is not after the start, as soon as both are chosen.',
      ],
      words: ['The label is what takes place then: “Hall booked”, “Shift”.'],
      search: ['time range', 'from to', 'opening hours', 'shift', 'slot', 'duration', 'ሰዓት'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof EthiopianTimeRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const evening = { from: '14:00', to: '18:00' };

async function choose(
  { canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>,
  end: 'Start' | 'End',
  [part, hour]: readonly [part: string, hour: string],
) {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${end}`, 'u') }));
  const dialog = within(await openedDialog(`Hours, ${end}`));
  await userEvent.click(await dialog.findByRole('radio', { name: part }));
  await userEvent.click(await dialog.findByRole('radio', { name: hour }));
  await userEvent.click(dialog.getByRole('button', { name: 'Set' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const Playground: Story = { args: { defaultValue: evening } };

export const IsARangeOnceBothTimesAreChosen: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await choose(context, 'End', ['Afternoon', '11']);
    await expect(args.onChange).not.toHaveBeenCalled();
    await choose(context, 'Start', ['Afternoon', '8']);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '14:00', to: '17:00' });
    const group = within(canvas.getByRole('group', { name: 'Hours' }));
    await expect(
      group.getByRole('button', { name: 'Start, 8:00 in the afternoon · 2:00 PM' }),
    ).toBeVisible();
    await expect(
      group.getByRole('button', { name: 'End, 11:00 in the afternoon · 5:00 PM' }),
    ).toBeVisible();
  },
};

export const RefusesAnEndThatIsNotAfterTheStart: Story = {
  args: { defaultValue: evening },
  play: async (context) => {
    const { args, canvas, canvasElement } = context;
    const group = canvas.getByRole('group');
    for (const end of [
      ['Afternoon', '8'],
      ['Morning', '3'],
    ] as const) {
      await choose(context, 'End', end);
      await expect(group).toHaveAccessibleDescription('Choose an end after the start');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(canvasElement.querySelector('input[name="hours"]')).toHaveValue('');
    }
    await choose(context, 'Start', ['Morning', '2']);
    await expect(group).not.toHaveAccessibleDescription();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '08:00', to: '09:00' });
  },
};

export const RefusesTimesOutsideOfItsHours: Story = {
  args: { defaultValue: evening, minValue: '08:00', maxValue: '17:00' },
  play: async (context) => {
    const { args, canvas } = context;
    const group = canvas.getByRole('group');
    await expect(group).toHaveAccessibleDescription('Not after 11:00 in the afternoon (5:00 PM)');
    await choose(context, 'End', ['Afternoon', '11']);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '14:00', to: '17:00' });
    await choose(context, 'Start', ['Morning', '1']);
    await expect(group).toHaveAccessibleDescription('Not before 2:00 in the morning (8:00 AM)');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const SaysThatAnEndIsOfTheNextDay: Story = {
  args: { defaultValue: { from: '19:00', to: '23:00' }, allowNextDay: true },
  play: async (context) => {
    const { args, canvas } = context;
    const group = canvas.getByRole('group');
    await expect(group).not.toHaveAccessibleDescription();
    await choose(context, 'End', ['Evening', '7']);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '19:00', to: '01:00' });
    await expect(group).toHaveAccessibleDescription('Ends the next day');
    await expect(
      canvas.getByRole('button', { name: 'End, 7:00 at night · 1:00 AM, next day' }),
    ).toBeVisible();
  },
};

export const SendsBothEndsUnderNamesOfTheirOwn: Story = {
  args: { startName: 'from', endName: 'to', defaultValue: evening },
  render: ({ name: _name, ...args }) => (
    <form aria-label="Booking">
      <EthiopianTimeRangePicker {...args} />
    </form>
  ),
  play: ({ canvas }) =>
    expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([
      ['from', '14:00'],
      ['to', '18:00'],
    ]),
};

export const AFormAsksForTheTimeThatIsMissing: Story = {
  args: { isRequired: true, startName: 'from', endName: 'to' },
  render: ({ name: _name, ...args }) => (
    <Form
      onSubmit={(data) =>
        args.onChange?.({
          from: data.getAll('from').map(String).join(''),
          to: data.getAll('to').map(String).join(''),
        })
      }
      actions={<Button type="submit">Send</Button>}
    >
      <EthiopianTimeRangePicker {...args} onChange={undefined} />
    </Form>
  ),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await send();
    await expect(canvas.getByRole('button', { name: 'Hours: Required' })).toBeVisible();
    await choose(context, 'Start', ['Morning', '2']);
    await send();
    await expect(canvas.getByRole('button', { name: 'Hours: Choose the end' })).toBeVisible();
    await choose(context, 'End', ['Morning', '4']);
    await send();
    await expect(args.onChange).toHaveBeenCalledWith({ from: '08:00', to: '10:00' });
  },
};

export const IsPickedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await openedDialog();
    await userEvent.keyboard('8{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Start/u })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await openedDialog();
    await userEvent.keyboard('11{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^End/u })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '14:00', to: '17:00' });
  },
};

export const AllStates: Story = {
  args: { defaultValue: { from: '19:00', to: '01:00' }, allowNextDay: true },
  render: (args) => (
    <FieldMatrix>{(state) => <EthiopianTimeRangePicker {...args} {...state} />}</FieldMatrix>
  ),
};

export const OnAPhone: Story = {
  args: { defaultValue: evening },
  globals: { viewport: { value: 'small' } },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ሰዓታት', defaultValue: { from: '19:00', to: '01:00' }, allowNextDay: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'ማብቂያ፣ ከሌሊቱ 7:00 ሰዓት · 01:00፣ በማግስቱ' }),
    ).toBeVisible();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('በማግስቱ ያበቃል');
  },
};
