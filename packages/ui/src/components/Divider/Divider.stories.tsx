import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  parameters: {
    handbook: {
      when: ['Between groups of a menu or of a toolbar, or with a word between two ways: “or”.'],
      anatomy: {
        Line: 'across or down',
        Label: 'a word on the line, where needed',
      },
      announces: ['A separator; with its label where it has one.'],
      search: ['separator', 'rule', 'line', 'hr'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsASeparator: Story = {
  args: { data: { testid: 'line' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBe(canvas.getByTestId('line'));
  },
};

export const ItsWordsAreRead: Story = {
  args: { label: 'or' },
  play: ({ canvas }) => expect(canvas.getByText('or')).toBeVisible(),
};

export const AllStates: Story = {
  render: () => (
    <Stack>
      <Text>Doro wat for 120 people</Text>
      <Divider />
      <Inline>
        <Text>Bole</Text>
        <Divider orientation="vertical" />
        <Text>Piassa</Text>
      </Inline>
      <Divider label="or" />
    </Stack>
  ),
};

export const Amharic: Story = { globals: { locale: 'am' }, args: { label: 'ወይም' } };
