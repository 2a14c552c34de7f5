import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const items = [
  { id: 1, label: 'Bole' },
  { id: 2, label: 'Kazanchis' },
];

const meta = {
  title: 'Fields/ComboBox of a server',
  tags: ['!autodocs'],
  component: ComboBox<number>,
  args: { label: 'Branch', name: 'branch_id', items, onChange: fn() },
} satisfies Meta<typeof ComboBox<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Asking(props: ComboBoxProps<number>) {
  const [typed, setTyped] = useState('');
  const found = items.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  return <ComboBox {...props} items={found} onInputChange={setTyped} />;
}

export const TakesItemsAsTheyAreFound: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'bo');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Bole' })).toBeVisible());
    await expect(screen.queryByRole('option', { name: 'Kazanchis' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: 'Bole' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1, expect.objectContaining({ id: 1 }));
  },
};

function AskingSlowly(props: ComboBoxProps<number>) {
  const [typed, setTyped] = useState('');
  return (
    <ComboBox
      {...props}
      items={typed === '' ? items : []}
      isLoading={typed !== ''}
      onInputChange={setTyped}
    />
  );
}

export const AnOptionIsChosenWhileTheListIsReadAgain: Story = {
  render: (args) => <AskingSlowly {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show choices/u }));
    await screen.findByRole('option', { name: 'Bole' });
    await userEvent.type(canvas.getByRole('combobox'), 'b');
    await userEvent.click(await screen.findByRole('option', { name: 'Bole' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1, items[0]);
  },
};

export const SaysThatItIsLooking: Story = {
  args: { items: [], isLoading: true, onInputChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'b');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('b');
    await expect((await screen.findAllByText('Loading…')).length).toBeGreaterThan(0);
  },
};
