import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { openedDialog } from '../../samples/opened-dialog.ts';
import { EthiopianDatePicker } from './EthiopianDatePicker.tsx';

const meta = {
  title: 'Dates/EthiopianDatePicker/Typed day',
  component: EthiopianDatePicker,
  args: { label: 'Event date', defaultValue: '2026-09-24', onChange: fn() },
} satisfies Meta<typeof EthiopianDatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Context) {
  canvas.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  return within(await openedDialog('Event date'));
}

const isTyped: Story['play'] = async (context) => {
  const dialog = await open(context);
  await context.userEvent.keyboard('16/5');
  await waitFor(() => expect(dialog.getByText('= Sunday, 24 January 2027')).toBeVisible());
  await context.userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(context.args.onChange).toHaveBeenLastCalledWith('2027-01-24', expect.anything());
};

export const Playground: Story = {};

export const IsTakenByTheLists: Story = { args: { variant: 'dialog' }, play: isTyped };
export const IsTakenByTheMonth: Story = { args: { variant: 'calendar' }, play: isTyped };
export const IsTakenByBoth: Story = { args: { variant: 'both' }, play: isTyped };

const isNoLine: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  const dialog = await openedDialog('Event date');
  const isEmpty = (part: Element) => part.childNodes.length === 0 && part.checkVisibility();
  const gaps = [...dialog.querySelectorAll('div')]
    .filter((stack) => getComputedStyle(stack).rowGap !== 'normal')
    .flatMap((stack) => [...stack.children].filter(isEmpty));
  await expect(gaps).toEqual([]);
};

export const TakesNoRoomInTheListsBefore: Story = { args: { variant: 'dialog' }, play: isNoLine };
export const TakesNoRoomInTheMonthBefore: Story = { args: { variant: 'calendar' }, play: isNoLine };

export const IsTakenWhateverHasTheFocus: Story = {
  args: { variant: 'both' },
  play: async (context) => {
    const dialog = await open(context);
    dialog.getByRole('button', { name: 'Cancel' }).focus();
    await context.userEvent.keyboard('16/5');
    await expect(dialog.getByRole('textbox')).toHaveDisplayValue('16/5');
    await waitFor(() => expect(dialog.getByText('= Sunday, 24 January 2027')).toBeVisible());
  },
};

export const ListsKeepTheirOwnDigits: Story = {
  play: async (context) => {
    const dialog = await open(context);
    for (const name of ['Day', 'Year']) {
      const list = dialog.getByRole('combobox', { name });
      list.focus();
      await context.userEvent.keyboard('3');
      await expect(list).toHaveFocus();
    }
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

export const WhatIsNoDayIsNotSet: Story = {
  args: { variant: 'calendar' },
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.keyboard('99/5{Enter}');
    await expect(dialog.getByRole('button', { name: 'Set' })).toBeDisabled();
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/no day yet/u);
    await expect(context.args.onChange).not.toHaveBeenCalled();
    await context.userEvent.click(dialog.getByRole('button', { name: /Meskerem 18 2019/u }));
    await expect(dialog.getByRole('textbox')).toHaveDisplayValue('');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Set' }));
    await expect(context.args.onChange).toHaveBeenLastCalledWith('2026-09-28', expect.anything());
  },
};

export const AYearOfTwoDigitsIsAskedAbout: Story = {
  args: { variant: 'both' },
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.keyboard('16/5/19{Enter}');
    await expect(dialog.getByRole('button', { name: 'Set' })).toBeDisabled();
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/four digits/u);
    await expect(context.args.onChange).not.toHaveBeenCalled();
    await context.userEvent.click(dialog.getByRole('button', { name: /^Is it .*2019/u }));
    await expect(dialog.getByText('= Sunday, 24 January 2027')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Set' }));
    await expect(context.args.onChange).toHaveBeenLastCalledWith('2027-01-24', expect.anything());
  },
};

const isBeyondTheYears: Story['play'] = async (context) => {
  for (const typed of ['Tir 16 219', '12 Jan 1900', '16/5/2100', '0219-01-24']) {
    const dialog = await open(context);
    await context.userEvent.keyboard('1');
    const line = dialog.getByRole('textbox');
    await context.userEvent.clear(line);
    await context.userEvent.type(line, `${typed}{Enter}`);
    await expect(dialog.getByRole('button', { name: 'Set' })).toBeDisabled();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await expect(context.args.onChange).not.toHaveBeenCalled();
};

export const AYearBeyondIsNotSetInTheLists: Story = {
  args: { variant: 'dialog' },
  play: isBeyondTheYears,
};
export const AYearBeyondIsNotSetInTheMonth: Story = {
  args: { variant: 'calendar' },
  play: isBeyondTheYears,
};
export const AYearBeyondIsNotSetInBoth: Story = {
  args: { variant: 'both' },
  play: isBeyondTheYears,
};

export const AYearOfBeforeStaysOnOffer: Story = {
  args: { variant: 'calendar', defaultValue: '1950-03-12' },
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Set' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
