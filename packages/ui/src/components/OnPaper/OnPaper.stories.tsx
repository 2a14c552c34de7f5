import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { OnPaper } from './OnPaper.tsx';

const meta = {
  title: 'Layout/OnPaper',
  component: OnPaper,
  args: { title: 'Who owes · Bole', children: '20 events' },
  render: (args) => (
    <Stack>
      <OnPaper {...args} />
      <Text>Print this page to see the title of the list.</Text>
    </Stack>
  ),
  parameters: {
    handbook: {
      when: ['A list is printed from a page with a title of its own, or has more to say on paper.'],
      instead: ['A paper that leaves the office is a `PrintSheet`.'],
      anatomy: {
        Title: 'in the place of the title of the page',
        Content: 'what the screen says otherwise: a total, lines to sign on',
      },
      words: ['The title says whose list it is and of which days.'],
      search: ['print', 'paper', 'title'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof OnPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Print this page/u)).toBeVisible();
    await expect(canvas.queryByText('Who owes · Bole')).toBeNull();
  },
};

export const AllStates: Story = {};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { title: 'ዕዳ ያለባቸው · ቦሌ', children: '20 ዝግጅቶች' },
};
