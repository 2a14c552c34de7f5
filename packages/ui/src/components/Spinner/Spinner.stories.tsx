import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Words/Spinner',
  component: Spinner,
  parameters: {
    handbook: {
      when: ['A wait of a second or two in a small place.'],
      instead: ['A wait that knows how far it is takes a `ProgressBar`.'],
      anatomy: {
        Circle: 'of the colour of the text around; breathes where motion is reduced',
      },
      announces: ['Its name where it has one; inside a button that says what it does it has none.'],
      search: ['loading', 'loader', 'activity', 'wait'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Spinner>;
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
