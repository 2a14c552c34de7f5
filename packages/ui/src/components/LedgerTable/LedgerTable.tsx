/** Money that came and went: a table whose rows say, by icon, word and tone, which way. */
import { useMemo } from 'react';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import type { DataColumn } from '../DataTable/data-column.ts';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import {
  type Direction,
  LedgerDirection,
  type DirectionTones,
} from '../LedgerDirection/LedgerDirection.tsx';

export interface LedgerTableProps<Row> extends DataTableProps<Row> {
  getDirection: (row: Row) => Direction;
  /** What in and out mean here: to a vendor's ledger what comes in is owed, to an employee's it is earned. */
  tones?: DirectionTones;
  /** The head of the direction's column. @default 'Direction' */
  directionHeader?: string;
}

/** Give a column its `total` and the sum stands below it. */
export function LedgerTable<Row>(props: LedgerTableProps<Row>) {
  const { columns, getDirection, tones, directionHeader, ...rest } = props;
  const strings = useKitStrings();
  const header = directionHeader ?? strings.direction;
  const withDirection = useMemo(
    () => [
      ...columns.slice(0, 1),
      directionColumn(header, getDirection, tones),
      ...columns.slice(1),
    ],
    [columns, header, getDirection, tones],
  );
  return <DataTable {...rest} columns={withDirection} />;
}

const directionColumn = <Row,>(
  header: string,
  getDirection: (row: Row) => Direction,
  tones: DirectionTones | undefined,
): DataColumn<Row> => ({
  id: 'direction',
  header,
  isFact: true,
  cell: (row) => <LedgerDirection direction={getDirection(row)} tones={tones} />,
});
