import { formatCount } from '@digis/domain';
import { Birr, type DataColumn } from '@digis/ui';

interface SumColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly of: (row: Row) => number;
  readonly isFact?: boolean;
  readonly leaves?: number;
}

const inSantim = (birr: number) => Math.round(birr * 100) / 100;

const sumOf = <Row,>(rows: readonly Row[], of: (row: Row) => number): number =>
  inSantim(rows.reduce((sum, row) => sum + of(row), 0));

export const countColumn = <Row,>({ of, ...column }: SumColumn<Row>): DataColumn<Row> => ({
  ...column,
  align: 'end',
  cell: (row) => formatCount(of(row)),
  exportValue: of,
});

export const sumColumn = <Row,>(
  { of, ...column }: SumColumn<Row>,
  rows: readonly Row[],
): DataColumn<Row> => ({
  ...column,
  align: 'end',
  cell: (row) => <Birr value={of(row)} />,
  exportValue: of,
  ...(rows.length > 1 && { total: <Birr value={sumOf(rows, of)} /> }),
});
