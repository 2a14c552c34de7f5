import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Birr } from '../components/Birr/Birr.tsx';
import type { DataColumn } from '../components/DataTable/data-column.ts';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { Stack } from '../components/Stack/Stack.tsx';

/**
 * Put filters above the rows, and say in an empty list why it is empty. Keep the rows while more
 * load or when a page fails.
 */
const meta = { title: 'Patterns/Tables', tags: ['!visual'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const branches = [
  { id: 1, name: 'Bole', balance: 12_500 },
  { id: 2, name: 'Sarbet', balance: 950.5 },
];

const columns: DataColumn<(typeof branches)[number]>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  {
    id: 'balance',
    header: 'Balance',
    align: 'end',
    cell: ({ balance }) => <Birr value={balance} />,
  },
];

function Branches() {
  const [search, setSearch] = useState('');
  const rows = branches.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return (
    <Stack>
      <SearchField label="Search branches" value={search} onChange={setSearch} />
      <DataTable
        aria-label="Branches"
        rows={rows}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        columns={columns}
        emptyState={<EmptyState variant="no-match" />}
      />
    </Stack>
  );
}

export const SaysThatNothingMatches: Story = {
  render: () => <Branches />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search branches' });
    await userEvent.type(search, 'sar');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.type(search, 'x');
    await expect(canvas.getByText('Nothing matches')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
  },
};
