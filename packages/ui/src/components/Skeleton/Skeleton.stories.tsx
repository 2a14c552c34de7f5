import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Words/Skeleton',
  component: Skeleton,
  parameters: {
    handbook: {
      when: ['A list or a card comes within seconds and its shape is known.'],
      anatomy: {
        Bones:
          'as lines, rows, cards or a calendar; a moment late, so that fast answers do not flash',
      },
      announces: ['One label for all of them: “Loading…”. The bones are hidden.'],
      search: ['loading', 'placeholder', 'shimmer'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading…'),
};

export const AllStates: Story = {
  render: () => (
    <Stack>
      <Skeleton />
      <Skeleton shape="row" count={2} />
      <Skeleton shape="card" count={1} />
      <Skeleton shape="button" count={1} />
    </Stack>
  ),
};

export const Amharic: Story = { globals: { locale: 'am' } };
