import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { branchArgs, branches, type Branch } from '../../samples/branch-samples.tsx';
import { DataTable } from './DataTable.tsx';

const meta = {
  title: 'Data/DataTable of many cards',
  tags: ['!autodocs'],
  component: DataTable<Branch>,
  args: { ...branchArgs, rows: branches(3000), hasMore: false },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof DataTable<Branch>>;
export default meta;
type Story = StoryObj<typeof meta>;

const cardAt = (list: HTMLElement, place: number) =>
  list.querySelector<HTMLElement>(`[aria-posinset="${place}"]`);

export const HoldsOnlyTheCardsNearTheScreen: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Branches' });
    await expect(cardAt(list, 1)).toHaveAttribute('aria-setsize', '3000');
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
    await expect(list.clientHeight).toBeGreaterThan(3000 * 100);
    await waitFor(() => {
      globalThis.scrollTo(0, list.clientHeight / 2);
      return expect(cardAt(list, 1500)).not.toBeNull();
    });
    await expect(cardAt(list, 1)).toBeNull();
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(70);
    await waitFor(() => {
      globalThis.scrollTo(0, document.documentElement.scrollHeight);
      return expect(cardAt(list, 3000)).toHaveTextContent('Sarbet 3000');
    });
  },
};

export const ACardThatWasOpenedIsOpenWhenItComesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Branches' });
    await userEvent.click(canvas.getByRole('button', { name: 'More, Bole 1' }));
    canvas.getByRole('button', { name: 'More, Megenagna 3' }).focus();
    globalThis.scrollTo(0, list.clientHeight / 2);
    await waitFor(() => expect(cardAt(list, 1)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'More, Megenagna 3' })).toHaveFocus();
    globalThis.scrollTo(0, 0);
    await waitFor(() => expect(cardAt(list, 1)).not.toBeNull());
    await expect(canvas.getByRole('button', { name: 'More, Bole 1' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};
