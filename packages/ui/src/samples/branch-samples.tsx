import { useState } from 'react';
import { fn } from 'storybook/test';
import { Birr } from '../components/Birr/Birr.tsx';
import { PhoneText } from '../components/PhoneText/PhoneText.tsx';
import type { DataColumn } from '../components/DataTable/data-column.ts';
import { DataTable, type DataTableProps } from '../components/DataTable/DataTable.tsx';
import type { RowId } from '../components/DataTable/selection/use-row-selection.ts';

export interface Branch {
  id: number;
  name: string;
  address: string;
  phone: string;
  balance: number;
}

const places = ['Bole', 'Kazanchis', 'Megenagna', 'Piassa', 'Sarbet'];
export const branches = (count: number, from = 0): Branch[] =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    name: `${places[(from + index) % places.length]} ${from + index + 1}`,
    address: 'Behind the stadium',
    phone: '0911000000',
    balance: 12_500 + (from + index) * 950.5,
  }));

export const columns: DataColumn<Branch>[] = [
  { id: 'name', header: 'Name', isSortable: true, cell: (branch) => branch.name },
  { id: 'address', header: 'Address', cell: (branch) => branch.address },
  { id: 'phone', header: 'Phone', cell: (branch) => <PhoneText value={branch.phone} /> },
  {
    id: 'balance',
    header: 'Balance',
    align: 'end',
    cell: (branch) => <Birr value={branch.balance} />,
  },
];

export const branchArgs = {
  'aria-label': 'Branches',
  columns,
  rows: branches(4),
  getRowId: ({ id }: Branch) => id,
  getRowName: ({ name }: Branch) => name,
  onRetry: fn(),
  onLoadMore: fn(),
};

export function BranchPages({ pages, ...props }: DataTableProps<Branch> & { pages: number }) {
  const [rows, setRows] = useState(branches(10));
  const [isFull, setIsFull] = useState(false);
  function handleLoadMore() {
    props.onLoadMore?.();
    if (rows.length === pages * 10) setIsFull(true);
    else setRows([...rows, ...branches(10, rows.length)]);
  }
  return <DataTable {...props} rows={rows} hasMore={!isFull} onLoadMore={handleLoadMore} />;
}

export function SelectableBranches(props: DataTableProps<Branch>) {
  const [selected, onChange] = useState<ReadonlySet<RowId>>(new Set());
  return <DataTable {...props} selection={{ selected, onChange }} />;
}
