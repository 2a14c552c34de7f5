import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Data/ProgressBar',
  component: ProgressBar,
  args: { label: 'Importing clients', value: 42 },
  parameters: {
    handbook: {
      when: [
        'An upload, an import: something that takes seconds to minutes and knows how far it is.',
      ],
      instead: ['Content of a known shape that loads is a `Skeleton`.'],
      anatomy: {
        Label: 'what runs',
        Bar: 'from 0 to 100, or moving where it is unknown',
        Value: 'in words where percent say little: “3 of 12 files”',
      },
      announces: [
        'Its value when asked. Announce the end yourself; a bar that speaks at each step is noise.',
      ],
      search: ['loading', 'percent', 'upload progress', 'indeterminate'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysHowFarItIs: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importing clients' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
  },
};

export const HasNoValueWhereNobodyKnows: Story = {
  args: { value: undefined },
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow'),
};

export const StaysWithinItsEnds: Story = {
  args: { value: 250 },
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100'),
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <ProgressBar {...args} value={0} />
      <ProgressBar {...args} />
      <ProgressBar {...args} value={100} />
      <ProgressBar {...args} value={25} valueLabel="3 of 12 files" />
      <ProgressBar {...args} value={undefined} />
      <ProgressBar aria-label="Importing dishes" value={60} />
    </Stack>
  ),
};

export const Amharic: Story = { globals: { locale: 'am' }, args: { label: 'ደንበኞችን በማስገባት ላይ' } };
