import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handbook } from '../../handbook/handbook.ts';
import { Card } from '../Card/Card.tsx';
import { MainAside } from './MainAside.tsx';

const meta = {
  title: 'Layout/MainAside',
  component: MainAside,
  args: {
    children: <Card title="Meskerem 2019">30 days</Card>,
    aside: <Card title="Today">No events</Card>,
  },
  parameters: {
    handbook: {
      when: ['A record and its history, a form and its sum.'],
      anatomy: {
        Main: 'the wide column, first in the reading order',
        Aside: 'the narrow one; below it on narrow screens',
      },
      search: ['two columns', 'sidebar layout', 'split'],
    } satisfies Handbook,
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
