import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { TibebStrip } from '../TibebStrip/TibebStrip.tsx';
import { CenteredPage } from './CenteredPage.tsx';

const meta = {
  title: 'Layout/CenteredPage',
  component: CenteredPage,
  args: {
    children: (
      <Card title="Sign in" edge={<TibebStrip />}>
        Username and password
      </Card>
    ),
  },
} satisfies Meta<typeof CenteredPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    children: (
      <Card title="ግባ" edge={<TibebStrip />}>
        የተጠቃሚ ስም እና የይለፍ ቃል
      </Card>
    ),
  },
};
