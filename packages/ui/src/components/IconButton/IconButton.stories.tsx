import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { InStates } from '../../samples/in-states.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Edit branch Bole', children: <Pencil aria-hidden />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit branch Bole' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} size="small" />
      <IconButton {...args} variant="soft" />
      <IconButton {...args} variant="solid" tone="brand" />
      <IconButton aria-label="Delete branch Bole" tone="critical">
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton {...args} isDisabled />
      <InStates>
        <IconButton {...args} />
      </InStates>
    </Inline>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { 'aria-label': 'የቦሌ ቅርንጫፍን አስተካክል' },
};
