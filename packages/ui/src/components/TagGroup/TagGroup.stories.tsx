import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TagGroup, type TagGroupProps } from './TagGroup.tsx';

const Removing = (props: TagGroupProps<string>) => {
  const [items, setItems] = useState(props.items);
  return (
    <TagGroup
      {...props}
      items={items}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
    />
  );
};

const meta = {
  title: 'Fields/TagGroup',
  component: TagGroup<string>,
  args: {
    label: 'Dishes',
    items: [
      { id: 'doro', label: 'Doro wat' },
      { id: 'kitfo', label: 'Kitfo' },
      { id: 'shiro', label: 'Shiro' },
    ],
    emptyText: 'No dish yet',
  },
  render: (args) => <Removing {...args} />,
  parameters: {
    handbook: {
      when: ['What was chosen elsewhere is shown and can be taken away.'],
      anatomy: {
        Label: 'what they are',
        Chips: 'a word and a cross',
        Empty: 'words where there is none',
      },
      keys: {
        'Arrow keys': 'move along the chips',
        'Delete, Backspace': 'remove the chip',
      },
      announces: ['How to remove one, with the chip; what was removed.'],
      search: ['tag', 'chip', 'token', 'label', 'pill'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof TagGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const RemovesByKeyboardAndMovesOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(canvas.queryByRole('row', { name: 'Kitfo' })).toBeNull();
    await expect(canvas.getByRole('row', { name: 'Shiro' })).toHaveFocus();
  },
};

export const SaysThatThereIsNone: Story = {
  args: { items: [] },
  play: ({ canvas }) => expect(canvas.getByText('No dish yet')).toBeVisible(),
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <Removing {...args} />
      <TagGroup label="Only read" items={args.items} />
      <Removing {...args} items={args.items.map((item) => ({ ...item, isDisabled: true }))} />
      <Removing {...args} items={[]} />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    label: 'ምግቦች',
    items: [
      { id: 'doro', label: 'ዶሮ ወጥ' },
      { id: 'kitfo', label: 'ክትፎ' },
    ],
  },
};
