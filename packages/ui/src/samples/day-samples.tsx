import type { IsoDate } from '@digis/ethio-date';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Birr } from '../components/Birr/Birr.tsx';
import type { ColumnSet } from '../components/ColumnSetChoice/column-sets.ts';
import { DataTable, type DataTableProps } from '../components/DataTable/DataTable.tsx';
import type { DataColumn } from '../components/DataTable/data-column.ts';
import type { RowGroups } from '../components/DataTable/row-groups.ts';
import { DateText } from '../components/DateText/DateText.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';

export interface DayEvent {
  id: number;
  day: IsoDate;
  hour: string;
  client: string;
  guests: number;
  owes: number;
}

const clients = ['Almaz Tesfaye', 'Daniel Bekele', 'Tsehay Girma', 'Henok Alemu', 'Sara Haile'];

export const dayEvents = (count: number, from = 0): DayEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const id = from + index;
    const day = new Date(Date.UTC(2026, 8, 21 + Math.floor(id / 3)));
    return {
      id,
      day: day.toISOString().slice(0, 10),
      hour: ['09:00', '12:30', '18:00'][id % 3] ?? '',
      client: `${clients[id % clients.length]} ${id + 1}`,
      guests: 100 + ((id * 70) % 400),
      owes: id % 2 === 0 ? 0 : 36_000 + id * 250,
    };
  });

const dayColumns: DataColumn<DayEvent>[] = [
  { id: 'hour', header: 'Hour', cell: ({ hour }) => hour },
  { id: 'client', header: 'Client', isRowHeader: true, isSticky: true, cell: (row) => row.client },
  { id: 'guests', header: 'Guests', align: 'end', cell: ({ guests }) => guests },
  { id: 'owes', header: 'Owes', align: 'end', cell: ({ owes }) => <Birr value={owes} /> },
  { id: 'day', header: 'Day', cell: ({ day }) => <DateText value={day} /> },
];

const sum = (rows: readonly DayEvent[]) => rows.reduce((total, { guests }) => total + guests, 0);

const days: RowGroups<DayEvent> = {
  getId: ({ day }) => day,
  renderTitle: ({ id }) => <DateText value={String(id)} only="ethiopic" format="full" />,
  renderSummary: ({ rows, isComplete }) =>
    isComplete ? `${rows.length} events, ${sum(rows)} guests` : null,
};

export const dayArgs = {
  'aria-label': 'Events',
  columns: dayColumns,
  rows: dayEvents(8),
  groups: days,
  getRowId: ({ id }: DayEvent) => id,
  getRowName: ({ client }: DayEvent) => client,
  hasMore: false,
  onRowPress: fn(),
} satisfies DataTableProps<DayEvent>;

export const dayCard = ({ client, guests, hour, owes }: DayEvent) => (
  <Stack space="xxsmall">
    <Inline justify="between">
      <Text as="span" isStrong>
        {client}
      </Text>
      <Birr value={owes} />
    </Inline>
    <Text size="small" tone="muted">
      {hour}
    </Text>
    <Text size="small" tone="muted">
      {guests}
    </Text>
  </Stack>
);

export function DayPages(props: DataTableProps<DayEvent>) {
  const [rows, setRows] = useState(dayEvents(4));
  const isFull = rows.length > 4;
  return (
    <DataTable
      {...props}
      rows={rows}
      hasMore={!isFull}
      autoLoadPages={1}
      onLoadMore={() => setRows(dayEvents(8))}
    />
  );
}

const sets: ColumnSet[] = [
  { id: 'desk', label: 'Desk', columns: ['hour', 'client', 'owes'] },
  { id: 'all', label: 'All columns' },
];

export function ColumnChoice({ chosen, ...props }: DataTableProps<DayEvent> & { chosen: string }) {
  const [id, onChoose] = useState(chosen);
  return <DataTable {...props} columnSets={{ items: sets, chosen: id, onChoose }} />;
}
