import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handbook } from '../../handbook/handbook.ts';
import { Card } from '../Card/Card.tsx';
import { TibebStrip } from './TibebStrip.tsx';

const meta = {
  title: 'Layout/TibebStrip',
  component: TibebStrip,
  parameters: {
    handbook: {
      when: [
        'The sign-in card and the foot of the sidebar, and nowhere else: it is what makes the kit look at home.',
      ],
      instead: ['A line between parts is a `Divider`.'],
      anatomy: {
        Pattern: 'of the colours of the theme',
      },
      search: ['ornament', 'pattern', 'border', 'ጥበብ'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof TibebStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  render: () => (
    <Card edge={<TibebStrip />} title="Sign in">
      On the edge of a card
    </Card>
  ),
};

export const Amharic: Story = { globals: { locale: 'am' } };
