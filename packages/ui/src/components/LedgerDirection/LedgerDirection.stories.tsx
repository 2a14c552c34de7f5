import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type DirectionTones, LedgerDirection } from './LedgerDirection.tsx';

const vendorTones: DirectionTones = { in: 'critical', out: 'positive' };

const meta = {
  title: 'Data/LedgerDirection',
  component: LedgerDirection,
  args: { direction: 'in' },
  parameters: {
    handbook: {
      when: ['A payment in a list of payments of both directions.'],
      anatomy: {
        Arrow: 'in or out',
        Word: 'the same',
        Tone: 'which of them is good depends on whose ledger it is',
      },
      search: ['in out', 'credit', 'debit', 'income', 'expense'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof LedgerDirection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

// D64
export const SaysTheWayInAWordWhateverItsTone: Story = {
  render: () => (
    <Inline>
      <LedgerDirection direction="in" />
      <LedgerDirection direction="in" tones={vendorTones} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [employee, vendor] = canvas.getAllByText('In');
    await expect(employee).toHaveAttribute('data-tone', 'positive');
    await expect(vendor).toHaveAttribute('data-tone', 'critical');
  },
};

export const IsAWordAloneBesideASign: Story = {
  args: { isPlain: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In')).toBeVisible();
    await expect(canvas.getByText('In')).not.toHaveAttribute('data-tone');
  },
};

export const SaysWhatInAndOutMeanInALedger: Story = {
  args: { words: { in: 'Owed', out: 'Paid' }, tones: vendorTones },
  play: ({ canvas }) => expect(canvas.getByText('Owed')).toBeVisible(),
};

export const AllStates: Story = {
  render: () => (
    <Stack space="small">
      <Inline>
        <LedgerDirection direction="in" />
        <LedgerDirection direction="out" />
      </Inline>
      <Inline>
        <LedgerDirection direction="in" tones={vendorTones} />
        <LedgerDirection direction="out" tones={vendorTones} />
      </Inline>
    </Stack>
  ),
};

export const Amharic: Story = { ...AllStates, globals: { locale: 'am' } };
