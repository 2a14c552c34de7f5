import { memo } from 'react';
import type { DataColumn } from '../../packages/ui/src/components/DataTable/data-column.ts';
import { DataTable } from '../../packages/ui/src/components/DataTable/DataTable.tsx';
import type { EventRow } from './rows.ts';

type Fact = readonly [name: string, value: (row: EventRow) => string | number];

const facts: readonly Fact[] = [
  ['Client', (row) => row.client],
  ['People', (row) => row.people],
  ['Price', (row) => row.price],
  ['Total', (row) => row.people * row.price],
  ['Advance', (row) => row.people * 100],
  ['Branch', () => 'Bole'],
  ['Package', () => 'Wedding gold'],
  ['Phone', () => '0911 00 00 00'],
  ['Place', () => 'Behind the stadium'],
  ['Remark', (row) => `Remark ${row.id}`],
];

const columns: readonly DataColumn<EventRow>[] = facts.map(([header, cell]) => ({
  id: header,
  header,
  cell,
}));

export interface TableProps {
  rows: readonly EventRow[];
}

const idOf = (row: EventRow) => row.id;
const nameOf = (row: EventRow) => row.client;

const KitTable = ({ rows }: TableProps) => (
  <DataTable
    aria-label="Events"
    columns={columns}
    rows={rows}
    getRowId={idOf}
    getRowName={nameOf}
    hasMore
  />
);

const PlainRow = memo(({ row }: { row: EventRow }) => (
  <tr>
    {facts.map(([name, value]) => (
      <td key={name}>{value(row)}</td>
    ))}
  </tr>
));

const PlainTable = ({ rows }: TableProps) => (
  <table>
    <thead>
      <tr>
        {facts.map(([name]) => (
          <th key={name}>{name}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <PlainRow key={row.id} row={row} />
      ))}
    </tbody>
  </table>
);

export const tables = { kit: KitTable, plain: PlainTable };
export type TableKind = keyof typeof tables;
