import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';

const items = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  label: `Client ${index + 1}`,
}));

const meta = {
  title: 'Fields/ComboBox of many options',
  tags: ['!autodocs'],
  component: ComboBox<number>,
  args: { label: 'Client', name: 'client_id', items, onChange: fn() },
} satisfies Meta<typeof ComboBox<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const inPage = () => document.querySelectorAll('[role="option"]').length;

export const HoldsOnlyTheOptionsInSight: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show choices/u }));
    await waitFor(() => expect(inPage()).toBeGreaterThan(0));
    await expect(inPage()).toBeLessThan(60);
    const first = await screen.findByRole('option', { name: 'Client 1' });
    await expect(first).toHaveAttribute('aria-setsize', '5000');
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(screen.getByRole('listbox').scrollHeight).toBeGreaterThan(5000 * 30);
    screen.getByRole('listbox').scrollTop = 2500 * 40;
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Client 1' })).toBeNull());
    await waitFor(() => expect(inPage()).toBeGreaterThan(4));
    await expect(inPage()).toBeLessThan(60);
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ArrowUpLeadsToTheLastOption: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    box.focus();
    await userEvent.keyboard('{ArrowUp}');
    const last = await screen.findByRole('option', { name: 'Client 5000' });
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', last.id));
    await expect(inPage()).toBeLessThan(60);
    await userEvent.keyboard('{ArrowUp}');
    const before = await screen.findByRole('option', { name: 'Client 4999' });
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', before.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4999, { id: 4999, label: 'Client 4999' });
  },
};

export const ArrowUpLeadsThereFromTheOpenListToo: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: /Show choices/u }));
    await screen.findByRole('option', { name: 'Client 1' });
    await userEvent.keyboard('{ArrowUp}');
    const last = await screen.findByRole('option', { name: 'Client 5000' });
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', last.id));
  },
};

export const IsFoundByTypingAndChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'client 499');
    await screen.findByRole('option', { name: 'Client 4990' });
    await userEvent.keyboard('{ArrowDown>11/}');
    const last = await screen.findByRole('option', { name: 'Client 4999' });
    await expect(last).toHaveAttribute('aria-setsize', '11');
    await expect(last).toHaveAttribute('aria-posinset', '11');
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', last.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4999, { id: 4999, label: 'Client 4999' });
    await expect(box).toHaveDisplayValue('Client 4999');
  },
};
