import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { title: 'Petty cash', children: '4,200 Br left of 10,000 Br this week.' },
  parameters: {
    handbook: {
      when: ['Facts or fields of one thing, apart from others on the page.'],
      instead: [
        'A figure is a `StatCard`, an event an `EventCard`. Where space is enough take `Stack`.',
      ],
      anatomy: {
        Title: 'a heading, where the card has one',
        Act: 'one button or link at the end of the title',
        Content: 'anything but another card',
        Edge: 'none, where a table brings its own',
      },
      search: ['panel', 'box', 'surface', 'container'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <Card {...args} />
      <Card title="Advance" action={<Button size="small">Add</Button>}>
        {args.children}
      </Card>
      <Card>{args.children}</Card>
    </Stack>
  ),
};

/** Articles are no landmarks, so navigation by landmarks skips them. */
export const ManyOfOneKind: Story = {
  render: (args) => (
    <Stack>
      <Card {...args} as="article" />
      <Card {...args} as="article" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article', { name: 'Petty cash' })).toHaveLength(2);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { title: 'የእለት ወጪ', children: 'በዚህ ሳምንት ከ10,000 ብር 4,200 ብር ቀርቷል።' },
};
