import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { InStates } from '../../samples/in-states.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Edit branch Bole', children: <Pencil aria-hidden />, onPress: fn() },
  parameters: {
    handbook: {
      when: ['Close, edit, delete, search: icons that everybody knows.'],
      instead: ['Several of them side by side are a `Toolbar`, at the end of a row `RowActions`.'],
      anatomy: {
        Icon: 'of lucide',
        Name: '`aria-label`, which a `Tooltip` may show',
      },
      words: [
        'The name has the verb and the record: “Delete branch Bole”, so that it is told from its neighbours.',
      ],
      search: ['icon', 'close button', 'round button'],
    } satisfies Handbook,
  },
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
