import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { cutSums, phoneRooms } from '../../samples/whole-sums.ts';
import { Stack } from '../Stack/Stack.tsx';
import { NoteCount } from './NoteCount.tsx';

const box = { notes: { 200: 1850, 100: 85, 50: 12, 10: 20, 5: 0, 1: 7 }, coins: 3.5 };

const meta = {
  title: 'Fields/NoteCount',
  component: NoteCount,
  args: { label: 'Box of Bole', name: 'counted', onChange: fn() },
  parameters: {
    handbook: {
      when: ['Money in a box is counted by hand: at the close of a day, at an opening.'],
      instead: ['A sum that is known is a `MoneyField`.'],
      anatomy: {
        Rows: 'a note, how many, their sum; coins as one amount',
        Total: 'a dash until something is counted: an empty count is no zero',
      },
      keys: {
        'Enter, ↓': 'to the next note; Enter in the last row goes on to the form',
        '↑': 'to the note before',
      },
      announces: ['The total, when the focus leaves the count.'],
      words: ['The label names the box, not the act: “Box of Bole”.'],
      search: ['cash count', 'denominations', 'till', 'notes', 'coins', 'ብር ቆጠራ'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof NoteCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AddsUpWhatIsCounted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const total = canvas.getByRole('row', { name: /^Total/u });
    await expect(total).toHaveTextContent('—');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes of 200' }), '1850');
    await expect(canvas.getByRole('row', { name: /^200/u })).toHaveTextContent(/370,000\sBr/u);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coins' }), '0.50');
    await expect(total).toHaveTextContent(/370,000\.50\sBr/u);
    await expect(args.onChange).toHaveBeenLastCalledWith({ notes: { 200: 1850 }, coins: 0.5 });
  },
};

export const IsCountedByTheKeyboardAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('239{Enter}5{ArrowDown}1{ArrowUp}0{Enter}{Enter}{Enter}{Enter}2');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      notes: { 200: 239, 100: 0, 50: 1, 1: 2 },
      coins: null,
    });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Coins' })).toHaveFocus();
    const heard = hears(/Total, 47,852\sBr/u);
    await userEvent.tab();
    await heard;
  },
};

/** Announcements are removed after seconds, so they are collected. */
const hears = (words: RegExp) =>
  new Promise<void>((resolve) => {
    const look = (_changes: unknown, observer: MutationObserver) => {
      const logs = [...document.querySelectorAll('[role="log"]')];
      if (!logs.some(({ textContent }) => words.test(textContent))) return;
      observer.disconnect();
      resolve();
    };
    const whole = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.body, whole);
  });

export const AnEmptyCountIsNoZero: Story = {
  args: { defaultValue: { notes: { 200: 3 }, coins: null } },
  play: async ({ args, canvas, userEvent }) => {
    const notes = canvas.getByRole('textbox', { name: 'Notes of 200' });
    await userEvent.clear(notes);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('row', { name: /^Total/u })).toHaveTextContent('—');
    await userEvent.type(notes, '0');
    await expect(args.onChange).toHaveBeenLastCalledWith({ notes: { 200: 0 }, coins: null });
    await expect(canvas.getByRole('row', { name: /^Total/u })).toHaveTextContent(/0\sBr/u);
  },
};

export const OffersTheNumbersOfAPhone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Notes of 50' })).toHaveAttribute(
      'inputmode',
      'numeric',
    );
    await expect(canvas.getByRole('textbox', { name: 'Coins' })).toHaveAttribute(
      'inputmode',
      'decimal',
    );
  },
};

export const CountsOtherNotes: Story = {
  args: { values: [50, 20], defaultValue: { notes: { 20: 4 }, coins: null } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('row', { name: /^20/u })).toHaveTextContent(/80\sBr/u),
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: box },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('row', { name: /^100/u })).toHaveTextContent(/100× 858,500\sBr/u);
  },
};

export const AllStates: Story = {
  args: { defaultValue: box },
  render: (args) => <FieldMatrix>{(state) => <NoteCount {...args} {...state} />}</FieldMatrix>,
};

export const FitsPhones: Story = {
  args: { defaultValue: { notes: { 200: 99_999, 100: 99_999 }, coins: 99_999.99 } },
  render: (args) => (
    <Stack>
      {phoneRooms.map((width) => (
        <div key={width} style={{ width }}>
          <NoteCount {...args} label={`Box, ${width} px`} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    await expect(cutSums(canvasElement)).toEqual([]);
    for (const table of canvasElement.querySelectorAll('table'))
      await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'የቦሌ ካዝና', defaultValue: box },
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'ባለ 200 ኖቶች' })).toHaveDisplayValue('1,850'),
};
