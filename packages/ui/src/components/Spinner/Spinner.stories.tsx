import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Words/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  render: () => (
    <Inline>
      <Spinner />
      <Spinner size="large" />
    </Inline>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar')).toHaveAccessibleName('በመጫን ላይ…'),
};
