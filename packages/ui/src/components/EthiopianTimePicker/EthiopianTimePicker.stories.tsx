// D17, D18, spec:2.6
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { openedDialog } from '../../samples/opened-dialog.ts';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { EthiopianTimePicker } from './EthiopianTimePicker.tsx';

const meta = {
  title: 'Dates/EthiopianTimePicker',
  component: EthiopianTimePicker,
  args: { label: 'Time', onChange: fn() },
  parameters: {
    handbook: {
      when: ['A time that people say on the Ethiopian clock: part of the day, hour, quarter.'],
      instead: [
        'A day with its time is an `EthiopianDateTimePicker`, from and to an `EthiopianTimeRangePicker`.',
      ],
      anatomy: {
        Label: 'a press on it opens the picker',
        'Part of the day': 'morning, afternoon, evening',
        Hours: 'of that part',
        Quarters: 'on the hour, quarter past, half past, quarter to',
        'Read-back': 'the same on the 24-hour clock, and whether it is after midnight',
      },
      keys: {
        'Arrow keys': 'move within a group',
        Tab: 'to the next group',
        Digits: 'choose an hour: of the chosen part of the day, else of the first that has it',
        Enter: 'sets the time that was typed',
      },
      announces: [
        'The time of the other clock, as it changes. A quarter that does not exist is said, with the nearest time to take.',
      ],
      search: ['clock', 'time input', 'hour', 'ሰዓት'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof EthiopianTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const button = (name: RegExp | string) => screen.getByRole('button', { name });

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button'));
  return openedDialog('Time');
}

async function pick({ userEvent }: Context, ...choices: string[]) {
  for (const name of choices) await userEvent.click(await screen.findByRole('radio', { name }));
}

export const Playground: Story = {};

export const MorningBeginsAtTwelve: Story = {
  play: async (context) => {
    await open(context);
    await expect(button('Set')).toBeDisabled();
    await pick(context, 'Morning', '12');
    await expect(screen.getByText('= 06:00 (6:00 AM)')).toBeVisible();
    await context.userEvent.click(button('Set'));
    await expect(context.args.onChange).toHaveBeenCalledWith('06:00');
    await expect(context.canvas.getByRole('button')).toHaveAccessibleName(
      'Time, 12:00 in the morning · 6:00 AM',
    );
  },
};

export const NoonIsSixInTheAfternoon: Story = {
  play: async (context) => {
    await open(context);
    await pick(context, 'Afternoon', '6');
    await expect(screen.getByText('= 12:00 (12:00 PM)')).toBeVisible();
  },
};

export const QuarterToIsBeforeTheHour: Story = {
  play: async (context) => {
    await open(context);
    await pick(context, 'Afternoon', '9', 'Quarter to');
    await expect(screen.getByText('= 14:45 (2:45 PM)')).toBeVisible();
  },
};

export const OutsideOfZoneOffersTheTimeBefore: Story = {
  play: async (context) => {
    await open(context);
    await pick(context, 'Morning', '12', 'Quarter to');
    await expect(screen.getByText('Time is outside of zone')).toBeVisible();
    await context.userEvent.click(button('Set'));
    await expect(context.args.onChange).not.toHaveBeenCalled();
    await context.userEvent.click(button('Use 11:30 at night (5:30 AM)'));
    await expect(screen.getByText(/= 05:30/u)).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'Evening' })).toBeChecked();
  },
};

export const AfterMidnightNamesTheNight: Story = {
  args: { eventDate: '2026-10-01' },
  play: async (context) => {
    await open(context);
    await pick(context, 'Evening', '7');
    await expect(screen.getByText('01:00, night of Meskerem 21 (2 Oct)')).toBeVisible();
    await context.userEvent.click(button('Set'));
    await expect(context.args.onChange).toHaveBeenCalledWith('01:00');
    await expect(context.canvas.getByRole('button')).toHaveAccessibleDescription(/night of/u);
  },
};

export const ShowsATimeItCannotPick: Story = {
  args: { defaultValue: '11:45', name: 'time' },
  play: async (context) => {
    const trigger = context.canvas.getByRole('button');
    await expect(trigger).toHaveAccessibleName('Time, 5:45 in the morning · 11:45 AM');
    await open(context);
    await expect(button('Set')).toBeDisabled();
    await context.userEvent.click(button('Cancel'));
    await expect(context.canvasElement.querySelector('input[name="time"]')).toHaveValue('11:45');
  },
};

export const IsPickedByKeyboard: Story = {
  play: async (context) => {
    await context.userEvent.tab();
    await context.userEvent.keyboard('{Enter}');
    await openedDialog();
    (await screen.findByRole('radio', { name: 'Morning' })).focus();
    await context.userEvent.keyboard('{ArrowRight}{Enter}');
    await context.userEvent.tab();
    await context.userEvent.keyboard('{ArrowRight} ');
    button('Set').focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onChange).toHaveBeenCalledWith('13:00');
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
};

export const AnHourIsTypedAndSet: Story = {
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(screen.getByText('Choose an hour, or type it')).toBeVisible());
    await context.userEvent.keyboard('9');
    await expect(screen.getByRole('radio', { name: 'Afternoon' })).toBeChecked();
    await expect(screen.getByText('= 15:00 (3:00 PM)')).toBeVisible();
    await context.userEvent.keyboard('11');
    await expect(screen.getByText('= 17:00 (5:00 PM)')).toBeVisible();
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onChange).toHaveBeenCalledWith('17:00');
  },
};

export const Open: Story = {
  args: { defaultValue: '15:00' },
  play: (context) => void open(context),
};

export const IsALabelledFieldThatSaysItIsRequired: Story = {
  args: { isRequired: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('button');
    await expect(canvas.getByLabelText(new RegExp(`^${args.label}`, 'u'))).toBe(field);
    await expect(field).toHaveAccessibleDescription('Required');
    await userEvent.click(canvas.getByText(args.label));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const AllStates: Story = {
  render: (args) => (
    <FieldMatrix>
      {(state) => <EthiopianTimePicker {...args} {...state} defaultValue="15:00" />}
    </FieldMatrix>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ሰዓት', defaultValue: '15:00' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('button')).toHaveAccessibleName('ሰዓት፣ ከቀኑ 9:00 ሰዓት · 15:00');
    await userEvent.click(canvas.getByRole('button'));
    await openedDialog();
    await pick(context, 'ጠዋት', '2', 'ተኩል');
    await expect(screen.getByText('= 08:30')).toBeVisible();
  },
};
