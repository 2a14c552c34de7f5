import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { openedDialog } from '../../samples/opened-dialog.ts';
import { EthiopianDatePicker } from './EthiopianDatePicker.tsx';

const meta = {
  title: 'Dates/EthiopianDatePicker/Lists and month',
  component: EthiopianDatePicker,
  args: {
    label: 'Event date',
    variant: 'both',
    defaultValue: '2026-09-24',
    onChange: fn(),
    onDaysShown: fn(),
    getDayNote: (date) =>
      date === '2026-09-28' ? { words: '2 events, 560 guests', load: 0.66 } : null,
  },
} satisfies Meta<typeof EthiopianDatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button'));
  const dialog = within(await openedDialog('Event date'));
  // Days are rendered after the dialog.
  await dialog.findByRole('button', { name: /Meskerem 18 2019/u });
  return dialog;
}

export const Playground: Story = {};

export const ADayIsPressedInTheMonthAndItsLoadIsReadBack: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: /Meskerem 18 2019/u }));
    await waitFor(() => expect(dialog.getByText('= Monday, 28 September 2026')).toBeVisible());
    await expect(
      dialog.getByText('2 events, 560 guests', { exact: false, selector: 'p > span' }),
    ).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Day' })).toHaveValue('18');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Set' }));
    await expect(context.args.onChange).toHaveBeenCalledWith('2026-09-28', expect.anything());
  },
};

export const ADayIsTypedInEitherCalendar: Story = {
  play: async (context) => {
    const dialog = await open(context);
    const line = dialog.getByRole('textbox', { name: /Type the day/u });
    await context.userEvent.type(line, '16/5');
    await waitFor(() => expect(dialog.getByText('= Sunday, 24 January 2027')).toBeVisible());
    await expect(dialog.getByRole('grid', { name: 'Tir 2019' })).toBeVisible();
    await context.userEvent.clear(line);
    await context.userEvent.type(line, '28 sep{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.args.onChange).toHaveBeenCalledWith('2026-09-28', expect.anything());
  },
};

export const ATextThatIsNoDayIsSaidAndNothingIsSet: Story = {
  play: async (context) => {
    const dialog = await open(context);
    const { userEvent } = context;
    const line = dialog.getByRole('textbox', { name: /Type the day/u });
    const set = dialog.getByRole('button', { name: 'Set' });
    for (const typed of ['Hedar 31', '16', '9:05', 'tomorrow', '2026-02-30', 'Fri Tir 15']) {
      await userEvent.clear(line);
      await expect(set).toBeEnabled();
      await userEvent.type(line, typed);
      await expect(set).toBeDisabled();
      await expect(line).toHaveAccessibleDescription(/^This is no day yet/u);
      await userEvent.keyboard('{Enter}');
      await expect(line).toBeInvalid();
      await expect(line).toHaveAccessibleDescription(/This is no day yet/u);
      await expect(line).toHaveDisplayValue(typed);
    }
    await expect(context.args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(line);
    await userEvent.type(line, 'Hedar 20');
    await expect(line).toBeValid();
    await expect(set).toBeEnabled();
    await userEvent.click(set);
    await expect(context.args.onChange).toHaveBeenCalledWith('2026-11-29', expect.anything());
  },
};

export const ADayThatIsChosenOtherwiseTakesTheTypedTextAway: Story = {
  play: async (context) => {
    const dialog = await open(context);
    const line = dialog.getByRole('textbox', { name: /Type the day/u });
    await context.userEvent.type(line, 'no day');
    await context.userEvent.click(dialog.getByRole('button', { name: /Meskerem 18 2019/u }));
    await expect(line).toHaveDisplayValue('');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Set' }));
    await expect(context.args.onChange).toHaveBeenCalledWith('2026-09-28', expect.anything());
  },
};

export const EnterThatEndsAWordBeingComposedSetsNothing: Story = {
  play: async (context) => {
    const dialog = await open(context);
    const line = dialog.getByRole('textbox', { name: /Type the day/u });
    await context.userEvent.type(line, '16/5');
    line.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }),
    );
    await expect(line).toBeVisible();
    await expect(context.args.onChange).not.toHaveBeenCalled();
  },
};

export const TheDaysInSightAreToldToLoadThem: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await expect(context.args.onDaysShown).toHaveBeenLastCalledWith({
      from: '2026-09-06',
      to: '2026-10-17',
    });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Next month, Tikimt 2019' }));
    await expect(context.args.onDaysShown).toHaveBeenLastCalledWith({
      from: '2026-10-11',
      to: '2026-11-21',
    });
  },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    label: 'የዝግጅቱ ቀን',
    getDayNote: (date) =>
      date === '2026-09-28' ? { words: '2 ዝግጅቶች፣ 560 እንግዶች', load: 0.66 } : null,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await openedDialog();
    await expect(await screen.findByRole('grid', { name: 'መስከረም 2019' })).toBeVisible();
    const line = screen.getByRole('textbox', { name: /ቀኑን/u });
    for (const typed of ['ጥር', 'ጥር 31', 'ዓርብ ጥር 15', '፩፲ ጥር']) {
      await userEvent.clear(line);
      await userEvent.type(line, typed);
      await expect(screen.getByRole('button', { name: 'ምረጥ' })).toBeDisabled();
      await expect(line).toHaveAccessibleDescription(/^ገና ቀን አይደለም/u);
    }
    await userEvent.clear(line);
    await userEvent.type(line, 'ቅዳሜ ጥር ፲፭');
    await expect(screen.getByText('= ቅዳሜ፣ 23 ጃንዩወሪ 2027')).toBeVisible();
  },
};

function sizesOf(grid: HTMLElement) {
  const boxes = within(grid)
    .getAllByRole('button')
    .map((day) => day.getBoundingClientRect());
  const spread = (sizes: readonly number[]) => Math.max(...sizes) - Math.min(...sizes);
  return {
    spread: Math.max(
      spread(boxes.map(({ width }) => width)),
      spread(boxes.map(({ height }) => height)),
    ),
    height: boxes[0]?.height ?? 0,
    cells: within(grid)
      .getAllByRole('gridcell')
      .map((cell, at) => cell.getBoundingClientRect().height - (boxes[at]?.height ?? 0)),
  };
}

export const DaysAreOfOneSizeWhateverIsKnownOfThem: Story = {
  args: {
    getDayNote: (date) =>
      date.endsWith('8')
        ? { words: 'Fast · 3 events, 1,410 guests', mark: 'F', load: 1 }
        : date.endsWith('4')
          ? { words: 'Meskel', mark: '✚', load: 0.3 }
          : null,
  },
  play: async (context) => {
    const dialog = await open(context);
    const { spread, height, cells } = sizesOf(dialog.getByRole('grid'));
    await expect(spread).toBeLessThanOrEqual(1);
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(Math.max(...cells.map(Math.abs))).toBeLessThanOrEqual(1);
  },
};

export const OnAPhoneTheMonthComesFirst: Story = {
  globals: { viewport: { value: 'mobile' } },
  tags: ['!visual'],
  play: async (context) => {
    const dialog = await open(context);
    const grid = dialog.getByRole('grid');
    const line = dialog.getByRole('textbox', { name: /Type the day/u });
    await expect(grid.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      line.getBoundingClientRect().top,
    );
    await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
  },
};
