import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { MainAside } from './MainAside.tsx';

const meta = {
  title: 'Layout/MainAside',
  component: MainAside,
  args: {
    children: <Card title="Meskerem 2019">30 days</Card>,
    aside: <Card title="Today">No events</Card>,
  },
} satisfies Meta<typeof MainAside>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    children: <Card title="መስከረም 2019">30 ቀናት</Card>,
    aside: <Card title="ዛሬ">ዝግጅት የለም</Card>,
  },
};
