import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { branchArgs, branches, columns, type Branch } from '../../samples/branch-samples.tsx';
import { dayArgs, dayEvents } from '../../samples/day-samples.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const meta = {
  title: 'Data/DataTable of many rows',
  // A docs page of these stories would be a thousand screens long.
  tags: ['!autodocs'],
  component: DataTable<Branch>,
  args: branchArgs,
} satisfies Meta<typeof DataTable<Branch>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HoldsOnlyTheRowsInSightOfTenThousand: Story = {
  args: { rows: branches(10_000), hasMore: false, onRowPress: fn() },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Branches' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(table.querySelectorAll('tr').length).toBeLessThan(90));
    const first = canvas.getByRole('button', { name: 'Bole 1' });
    first.focus();
    await waitFor(() => {
      globalThis.scrollTo(0, table.getBoundingClientRect().height / 2);
      return expect(table.querySelector('[aria-rowindex="5000"]')).not.toBeNull();
    });
    await expect(first).toHaveFocus();
    await expect(table.querySelectorAll('tr').length).toBeLessThan(90);
    globalThis.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kazanchis 2' })).toBeVisible());
    await expect(first).toHaveFocus();
  },
};

export const HoldsOnlyTheDaysInSightOfThousands: Story = {
  render: () => <DataTable {...dayArgs} rows={dayEvents(9000)} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Events' });
    await expect(table).toHaveAttribute('aria-rowcount', '12001');
    await waitFor(() => expect(table.querySelectorAll('tr').length).toBeLessThan(100));
    await waitFor(() => {
      globalThis.scrollTo(0, table.getBoundingClientRect().height / 2);
      return expect(table.querySelector('[aria-rowindex="6001"]')).not.toBeNull();
    });
    await expect(table.querySelectorAll('tr').length).toBeLessThan(100);
    for (const row of table.querySelectorAll('tbody > tr:not([aria-hidden]) > th[scope="row"]')) {
      const day = row.closest('tbody')?.getAttribute('aria-labelledby');
      await expect(document.querySelector(`[id="${day}"]`)).toHaveTextContent(/\d{4}/u);
    }
  },
};

const boxesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(0, 6)
    .flatMap((row) => [...row.children])
    .map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });

const manyColumns = [
  ...columns,
  ...['phone', 'address', 'balance'].flatMap((id) =>
    columns.filter((column) => column.id === id).map((column) => ({ ...column, id: `${id} 2` })),
  ),
];

function Growing({ first, ...props }: DataTableProps<Branch> & { first: number }) {
  const [rows, setRows] = useState(props.rows.slice(0, first));
  return (
    <>
      <button type="button" onClick={() => setRows([...props.rows])}>
        Grow
      </button>
      <DataTable {...props} rows={rows} status={rows.length === 0 ? 'loading' : 'ready'} />
    </>
  );
}

export const KeepsItsShapeAsItGrowsLong: Story = {
  args: {
    columns: manyColumns,
    rows: branches(140).map((branch, index) =>
      index % 3 === 0 ? { ...branch, name: `${branch.name} of a long and winding name` } : branch,
    ),
    hasMore: false,
  },
  render: (args) => (
    <div style={{ width: '640px' }}>
      <Growing {...args} first={96} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Branches' });
    await document.fonts.ready;
    const before = boxesOf(table);
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '141'));
    await expect(boxesOf(table)).toEqual(before);
  },
};

/** Placeholders are narrower than the rows that replace them. */
export const GivesTheColumnsRoomWhenTheFirstAnswerIsLong: Story = {
  args: { columns: manyColumns, rows: branches(140), hasMore: false },
  render: (args) => (
    <div style={{ width: '840px' }}>
      <Growing {...args} first={0} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
    const table = await canvas.findByRole('table', { name: 'Branches' });
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '141'));
    const cells = [...table.querySelectorAll('td, th')];
    await expect(cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1)).toEqual([]);
  },
};

/** The fallback font may be narrower than the font that replaces it. */
export const GivesTheColumnsRoomWhenTheFontComes: Story = {
  args: { columns: manyColumns, rows: branches(140), hasMore: false },
  render: (args) => (
    <div style={{ width: '840px' }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Branches' });
    await waitFor(() => expect(table).toHaveAttribute('data-fixed'));
    canvasElement.style.letterSpacing = '4px';
    document.fonts.dispatchEvent(new Event('loadingdone'));
    const cells = [...table.querySelectorAll('td, th')];
    await waitFor(() =>
      expect(cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1)).toEqual([]),
    );
  },
};

export const AsksForNoMoreBeforeItIsScrolled: Story = {
  args: { columns: manyColumns, rows: branches(60), hasMore: true, onLoadMore: fn() },
  render: (args) => (
    <div style={{ width: '640px' }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const box = await canvas.findByRole('region', { name: 'Branches' });
    const seen = new Promise<void>((resolve) => {
      // Observers fire in order, so this one fires after the list's.
      const observer = new IntersectionObserver(() => resolve());
      observer.observe(box);
    });
    await seen;
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    box.scrollTo(0, box.scrollHeight);
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
};
