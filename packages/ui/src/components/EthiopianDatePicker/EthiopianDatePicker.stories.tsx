// D15, D16, spec:2.6, spec:9
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { TextField } from '../TextField/TextField.tsx';
import { openedDialog } from '../../samples/opened-dialog.ts';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { EthiopianDatePicker } from './EthiopianDatePicker.tsx';

const meta = {
  title: 'Dates/EthiopianDatePicker',
  component: EthiopianDatePicker,
  args: { label: 'Event date', onChange: fn() },
  parameters: {
    handbook: {
      when: ['A day is chosen: of an event, of a payment, of birth.'],
      instead: [
        'Two days are a `DateRangePicker`, a day with its time an `EthiopianDateTimePicker`. A day to look at is pressed in `MonthCalendar`.',
      ],
      anatomy: {
        Label: 'a press on it opens the picker',
        Button: 'the chosen day in both calendars',
        Calendar: 'a month of days, for days near by',
        Lists: 'month, day and year, for a year far away',
        Both: 'lists, month and a line to type into, for the day of an event: what each day holds is seen',
        'Read-back': 'the Gregorian day of what is chosen',
        'Set, Cancel': 'nothing changes before Set',
      },
      keys: {
        'Arrow keys': 'move by day and week, across the ends of months and years',
        'Home, End': 'first and last day of the week',
        'Page Up, Page Down': 'by month, with Shift by year',
        Enter: 'takes the day',
        Escape: 'closes without change; the focus returns to the field',
      },
      announces: [
        'A day with its weekday and both dates.',
        '“Day changed to 5”, where a month is shorter than the chosen day.',
        'Why Set cannot be pressed.',
      ],
      words: ['The label is the fact: “Event date”, not “Choose a date”.'],
      search: ['calendar', 'date input', 'datepicker', 'Pagume', 'ቀን'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof EthiopianDatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const button = (name: string) => screen.getByRole('button', { name });

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button'));
  return openedDialog();
}

const list = (name: string) => screen.getByRole('combobox', { name });

const choose = ({ userEvent }: Context, name: string, number: number) =>
  userEvent.selectOptions(list(name), String(number));

export const Playground: Story = {};

export const OpensAtTodayInAddisAbaba: Story = {
  play: async (context) => {
    await expect(await open(context)).toHaveAccessibleName('Event date');
    await expect(screen.getByText('= Monday, 21 September 2026')).toBeVisible();
    await expect(list('Month').children).toHaveLength(13);
  },
};

export const PagumeHasFiveDaysInACommonYear: Story = {
  args: { defaultValue: '2026-09-08' },
  play: async (context) => {
    await expect(context.canvas.getByRole('button')).toHaveAccessibleName(
      'Event date, Pagume 3, 2018 (8 Sep 2026)',
    );
    await open(context);
    await expect(list('Day').children).toHaveLength(5);
  },
};

export const PagumeHasSixDaysInALeapYear: Story = {
  args: { defaultValue: '2027-09-10' },
  play: async (context) => {
    await open(context);
    await expect(list('Day').children).toHaveLength(6);
  },
};

const oromo =
  'Fulbaana Onkololeessa Sadaasa Muddee Amajjii Guraandhala Bitooteessa Ebla Caamsaa Waxabajjii Adoolessa Hagayya Qaammee';

export const WritesGeezNumeralsAndNamesOfItsOwn: Story = {
  args: {
    defaultValue: '2026-10-01',
    numerals: 'ethi',
    monthNames: oromo.split(' '),
  },
  play: async (context) => {
    await expect(context.canvas.getByRole('button')).toHaveTextContent('Fulbaana ፳፩, ፳፻፲፱');
    await open(context);
    await choose(context, 'Month', 13);
    await expect(list('Month')).toHaveDisplayValue('Qaammee');
    await expect(list('Day')).toHaveDisplayValue('፮');
    await context.userEvent.click(button('Set'));
    await expect(context.args.onChange).toHaveBeenCalledWith('2027-09-11', expect.anything());
  },
};

export const ClampsTheDayWhenTheYearIsShorter: Story = {
  args: { defaultValue: '2027-09-11' },
  play: async (context) => {
    await open(context);
    await choose(context, 'Year', 2020);
    await expect(list('Day')).toHaveValue('5');
    await expect(screen.getByText('Day changed to 5')).toBeInTheDocument();
    await expect(screen.getByText('= Sunday, 10 September 2028')).toBeVisible();
  },
};

export const TakesTextThatIsNoDateForNone: Story = {
  args: { value: '2026-02-30', name: 'event_date' },
  play: async (context) => {
    await expect(context.canvas.getByRole('button')).toHaveTextContent('Choose');
    await expect(context.canvasElement.querySelector('input')).toHaveValue('');
    await open(context);
    await expect(screen.getByText('= Monday, 21 September 2026')).toBeVisible();
  },
};

export const IsAFieldForAssistiveTechnology: Story = {
  args: { isRequired: true, errorMessage: 'Choose the day.', description: 'Of the first meal' },
  play: async (context) => {
    const field = context.canvas.getByRole('button', { name: 'Event date, Choose' });
    await expect(context.canvas.getByLabelText(/^Event date/u, { selector: 'button' })).toBe(field);
    await expect(field).toHaveAccessibleDescription('Required Of the first meal Choose the day.');
    await context.userEvent.click(context.canvas.getByText('Event date'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Event date' })).toBeVisible());
  },
};

export const NothingDescribesAPlainField: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby'),
};

export const SaysWhyADayCannotBeSet: Story = {
  args: { defaultValue: '2026-09-08', minValue: '2026-09-14' },
  play: async (context) => {
    await open(context);
    await expect(button('Set')).toBeDisabled();
    await expect(screen.getByText('This day cannot be chosen.')).toBeVisible();
    await choose(context, 'Month', 2);
    await choose(context, 'Year', 2019);
    await expect(button('Set')).toBeEnabled();
    await expect(screen.queryByText('This day cannot be chosen.')).toBeNull();
  },
};

export const OpensWithTheEmptyTextOfAForm: Story = {
  args: { value: '' },
  play: async (context) => {
    await expect(context.canvas.getByRole('button')).toHaveTextContent('Choose');
    await open(context);
    await expect(screen.getByText('= Monday, 21 September 2026')).toBeVisible();
  },
};

export const SetsThePickedDay: Story = {
  args: { defaultValue: '2026-08-08', name: 'event_date' },
  play: async (context) => {
    await open(context);
    await choose(context, 'Month', 13);
    await choose(context, 'Day', 3);
    await context.userEvent.click(button('Set'));
    await expect(context.args.onChange).toHaveBeenCalledWith('2026-09-08', {
      year: 2018,
      month: 13,
      day: 3,
    });
    const sent = context.canvasElement.querySelector('input[name="event_date"]');
    await expect(sent).toHaveValue('2026-09-08');
  },
};

export const CancelAndEscapeChangeNothing: Story = {
  args: { defaultValue: '2026-09-08' },
  play: async (context) => {
    for (const leave of ['Cancel', '{Escape}']) {
      await open(context);
      await choose(context, 'Day', 1);
      await (leave === 'Cancel'
        ? context.userEvent.click(button(leave))
        : context.userEvent.keyboard(leave));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
    }
    await expect(context.args.onChange).not.toHaveBeenCalled();
    await expect(context.canvas.getByRole('button')).toHaveTextContent('Pagume 3, 2018');
  },
};

export const IsPickedByKeyboard: Story = {
  play: async (context) => {
    await context.userEvent.tab();
    await context.userEvent.keyboard('{Enter}');
    await openedDialog();
    await waitFor(() => expect(list('Month')).toHaveFocus());
    await context.userEvent.tab();
    await expect(list('Day')).toHaveFocus();
    // Chosen by script, because keys cannot be simulated in a native list.
    await choose(context, 'Day', 12);
    button('Set').focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onChange).toHaveBeenCalledWith('2026-09-22', expect.anything());
  },
};

export const KeepsWithinItsLimits: Story = {
  args: { minValue: '2026-09-21', defaultValue: '2026-09-20' },
  play: async (context) => {
    await open(context);
    await expect(button('Set')).toBeDisabled();
    await choose(context, 'Day', 11);
    await expect(button('Set')).toBeEnabled();
  },
};

export const NeverSaysAmForTheEra: Story = {
  args: { defaultValue: '2026-09-08' },
  play: async (context) => {
    await open(context);
    await expect(document.body.textContent).not.toMatch(/\bAM\b/u);
  },
};

export const Open: Story = {
  args: { defaultValue: '2026-10-01' },
  play: (context) => void open(context),
};

export const AllStates: Story = {
  render: (args) => (
    <FieldMatrix>
      {(state) => <EthiopianDatePicker {...args} {...state} defaultValue="2026-10-01" />}
    </FieldMatrix>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'የዝግጅቱ ቀን', defaultValue: '2026-10-01' },
  play: async (context) => {
    await expect(context.canvas.getByRole('button')).toHaveAccessibleName(
      'የዝግጅቱ ቀን፣ መስከረም 21፣ 2019 (1 ኦክቶበር 2026)',
    );
    const dialog = within(await open(context));
    for (const name of ['ወር', 'ቀን', 'ዓመት']) {
      await expect(dialog.getByRole('combobox', { name })).toBeVisible();
    }
    for (const name of ['ምረጥ', 'ይቅር']) {
      await expect(dialog.getByRole('button', { name })).toBeVisible();
    }
    await expect(document.body.textContent).not.toMatch(/\bAM\b/u);
  },
};

/** The label names the fact, and the day is shown in both calendars. */
export const Do: Story = { args: { defaultValue: '2026-09-21' } };

/** The user must guess the calendar and the order of day and month. */
export const Dont: Story = {
  render: () => (
    <TextField label="Choose a date" placeholder="DD/MM/YYYY" defaultValue="01/11/2019" />
  ),
};
