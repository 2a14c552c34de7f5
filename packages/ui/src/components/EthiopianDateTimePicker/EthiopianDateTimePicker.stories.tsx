import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { openedDialog } from '../../samples/opened-dialog.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { EthiopianDateTimePicker } from './EthiopianDateTimePicker.tsx';

const meta = {
  title: 'Dates/EthiopianDateTimePicker',
  component: EthiopianDateTimePicker,
  args: { label: 'Begins', name: 'begins', onChange: fn() },
  parameters: {
    handbook: {
      when: ['A moment: when an event begins, a delivery comes, a reminder is sent.'],
      instead: [
        'A day alone is an `EthiopianDatePicker`, a time alone an `EthiopianTimePicker`, the hours of a booking an `EthiopianTimeRangePicker`.',
      ],
      anatomy: {
        Label: 'names both parts, as a group',
        Day: 'a button that opens the date picker, in the chosen variant',
        Time: 'a button that opens the time picker; below the day where there is little room',
        Night: 'to which evening a time after midnight belongs',
        Error: 'which part is missing, or the first and last moment that can be chosen',
      },
      keys: {
        Tab: 'from the day to the time',
        'Enter, Space, Arrow Down': 'open the part that has the focus',
        Escape: 'closes without change; the focus returns to its button',
      },
      announces: [
        'The label with each part, and its value in both calendars or on both clocks.',
        'A moment outside of the limits, as soon as both parts are chosen.',
      ],
      words: ['The label is the fact: “Begins”, not “Date and time”.'],
      search: ['datetime', 'date and time', 'timestamp', 'appointment', 'ቀን እና ሰዓት'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof EthiopianDateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function chooseTime({ canvas, userEvent }: Context, part: string, hour: string) {
  await userEvent.click(canvas.getByRole('button', { name: /^Time/u }));
  const dialog = within(await openedDialog('Begins, Time'));
  await userEvent.click(await dialog.findByRole('radio', { name: part }));
  await userEvent.click(await dialog.findByRole('radio', { name: hour }));
  await userEvent.click(dialog.getByRole('button', { name: 'Set' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function setDay({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: /^Day/u }));
  const dialog = within(await openedDialog('Begins, Day'));
  await userEvent.click(dialog.getByRole('button', { name: 'Set' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const sent = ({ canvasElement }: Context) =>
  canvasElement.querySelector<HTMLInputElement>('input[name="begins"]')?.value;

export const Playground: Story = { args: { defaultValue: '2026-10-01T15:00' } };

export const IsAValueOnceBothPartsAreChosen: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await setDay(context);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(sent(context)).toBe('');
    await chooseTime(context, 'Afternoon', '9');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-21T15:00');
    await expect(sent(context)).toBe('2026-09-21T15:00');
    const group = within(canvas.getByRole('group', { name: 'Begins' }));
    await expect(
      group.getByRole('button', { name: 'Day, Meskerem 11, 2019 (21 Sep 2026)' }),
    ).toBeVisible();
    await expect(
      group.getByRole('button', { name: 'Time, 9:00 in the afternoon · 3:00 PM' }),
    ).toBeVisible();
  },
};

// D18
export const ATimeAfterMidnightIsOfTheEveningBefore: Story = {
  args: { defaultValue: '2026-10-02T01:00' },
  play: async (context) => {
    const { args, canvas } = context;
    await expect(canvas.getByRole('button', { name: /^Day, Meskerem 21/u })).toBeVisible();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      '01:00, night of Meskerem 21 (2 Oct)',
    );
    await chooseTime(context, 'Evening', '1');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-01T19:00');
  },
};

export const SaysTheFirstMomentThatCanBeChosen: Story = {
  args: { minValue: '2026-10-01T15:00', maxValue: '2026-10-03T18:00' },
  play: async (context) => {
    const { args, canvas } = context;
    await setDay(context);
    await chooseTime(context, 'Morning', '2');
    const group = canvas.getByRole('group');
    await expect(group).toHaveAccessibleDescription(
      'Not before Meskerem 21, 2019, 9:00 in the afternoon (3:00 PM)',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(sent(context)).toBe('');
    await chooseTime(context, 'Afternoon', '9');
    await expect(group).not.toHaveAccessibleDescription();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-01T15:00');
  },
};

export const AFormAsksForThePartThatIsMissing: Story = {
  args: { isRequired: true },
  render: (args) => (
    <Form onSubmit={() => args.onChange?.('sent')} actions={<Button type="submit">Send</Button>}>
      <EthiopianDateTimePicker {...args} onChange={undefined} />
    </Form>
  ),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await send();
    await expect(canvas.getByRole('button', { name: 'Begins: Required' })).toBeVisible();
    await setDay(context);
    await send();
    await expect(canvas.getByRole('button', { name: 'Begins: Choose the time' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Day/u })).toHaveFocus();
    await chooseTime(context, 'Afternoon', '9');
    await send();
    await expect(args.onChange).toHaveBeenCalledWith('sent');
  },
};

export const IsPickedByKeyboard: Story = {
  args: { variant: 'both' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Day, Choose the day' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const line = within(await openedDialog()).getByRole('textbox', { name: 'Type the day' });
    await userEvent.type(line, '16/5/2019{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Day/u })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await openedDialog();
    await userEvent.keyboard('9{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Time/u })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-24T15:00');
  },
};

export const TakesTextThatIsNoMomentForNone: Story = {
  args: { value: '2026-02-30T15:00' },
  play: async (context) => {
    await expect(
      context.canvas.getByRole('button', { name: 'Time, Choose the time' }),
    ).toBeVisible();
    await expect(sent(context)).toBe('');
  },
};

export const Clears: Story = {
  args: { defaultValue: '2026-10-01T15:00', allowClear: true },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^Day/u }));
    const dialog = within(await openedDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Time, Choose the time' })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <FieldMatrix>
      {(state) => <EthiopianDateTimePicker {...args} {...state} defaultValue="2026-10-01T15:00" />}
    </FieldMatrix>
  ),
};

export const OnAPhone: Story = {
  args: { defaultValue: '2026-10-01T15:00' },
  globals: { viewport: { value: 'small' } },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'የሚጀምርበት', defaultValue: '2026-10-01T15:00', maxValue: '2026-09-30T12:00' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'ቀን፣ መስከረም 21፣ 2019 (1 ኦክቶበር 2026)' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^ሰዓት፣ ከቀኑ 9:00 ሰዓት/u })).toBeVisible();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/በኋላ አይሆንም$/u);
  },
};
