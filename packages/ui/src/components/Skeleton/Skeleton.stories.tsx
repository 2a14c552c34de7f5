import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Words/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
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
