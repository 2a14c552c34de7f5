import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from './Select.tsx';

const items = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  label: index === 4321 ? 'Zewditu hall' : `Client ${index + 1}`,
}));

const meta = {
  title: 'Fields/Select of many options',
  tags: ['!autodocs'],
  component: Select<number>,
  args: { label: 'Client', name: 'client_id', items, defaultValue: 2500, onChange: fn() },
} satisfies Meta<typeof Select<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const inPage = () => document.querySelectorAll('[role="option"]').length;

export const OpensAtTheChosenOfFiveThousand: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Client/u }));
    const chosen = await screen.findByRole('option', { name: 'Client 2500' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await waitFor(() => expect(chosen).toBeVisible());
    await waitFor(() => expect(inPage()).toBeLessThan(60));
    await expect(chosen).toHaveAttribute('aria-setsize', '5000');
    await expect(chosen).toHaveAttribute('aria-posinset', '2500');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Client 2501' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Client 5000' })).toHaveFocus());
    await userEvent.keyboard('zew');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Zewditu hall' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      4322,
      expect.objectContaining({ id: 4322 }),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Client/u })).toHaveTextContent('Zewditu hall'),
    );
  },
};

const sections = Array.from({ length: 50 }, (_, section) => ({
  label: `Branch ${section + 1}`,
  items: Array.from({ length: 100 }, (_row, index) => ({
    id: section * 100 + index + 1,
    label: `Client ${section * 100 + index + 1}`,
  })),
}));

export const OpensAtTheChosenOfFiveThousandInSections: Story = {
  args: { items: sections },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Client/u }));
    const chosen = await screen.findByRole('option', { name: 'Client 2500' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await waitFor(() => expect(chosen).toBeVisible());
    await waitFor(() => expect(inPage()).toBeLessThan(60));
    await expect(chosen).toHaveAttribute('aria-setsize', '5000');
    await expect(chosen).toHaveAttribute('aria-posinset', '2500');
    await userEvent.keyboard('{ArrowDown}');
    const next = await screen.findByRole('option', { name: 'Client 2501' });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next.closest('[role="group"]')).toHaveAccessibleName('Branch 26');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Client 5000' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      5000,
      expect.objectContaining({ id: 5000 }),
    );
  },
};
