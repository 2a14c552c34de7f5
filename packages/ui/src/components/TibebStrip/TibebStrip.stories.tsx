import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { TibebStrip } from './TibebStrip.tsx';

const meta = { title: 'Layout/TibebStrip', component: TibebStrip } satisfies Meta<
  typeof TibebStrip
>;
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
