import type { KitStrings } from '../../i18n/kit-strings.ts';
import { Birr } from '../Birr/Birr.tsx';
import { amountColumn, type DataColumn } from '../DataTable/data-column.ts';
import {
  type Direction,
  type DirectionTones,
  type DirectionWords,
  LedgerDirection,
} from '../LedgerDirection/LedgerDirection.tsx';
import type { ImageSource } from '../private/file/SourceImage.tsx';
import { Thumbnail } from '../Thumbnail/Thumbnail.tsx';
import { remark, remarkSign } from './LedgerTable.css.ts';

export interface LedgerReceipt {
  readonly src: ImageSource;
  onOpen(): void;
}

interface Named<Row> {
  strings: KitStrings;
  getRowName: (row: Row) => string;
}

export const directionColumn = <Row,>(ledger: {
  header: string;
  getDirection: (row: Row) => Direction;
  tones: DirectionTones | undefined;
  words: DirectionWords | undefined;
}): DataColumn<Row> => ({
  id: 'direction',
  header: ledger.header,
  leaves: 3,
  isFact: true,
  cell: (row) => (
    <LedgerDirection
      direction={ledger.getDirection(row)}
      tones={ledger.tones}
      words={ledger.words}
    />
  ),
});

/** Shows the amount on each card, together with the direction. */
export function withAmountOnCards<Row>(
  columns: readonly DataColumn<Row>[],
): readonly DataColumn<Row>[] {
  const amount = amountColumn(columns);
  return amount ? columns.map((column) => ({ ...column, isFact: column === amount })) : columns;
}

export const balanceColumn = <Row,>(ledger: {
  strings: KitStrings;
  getBalance: (row: Row) => number;
}): DataColumn<Row> => ({
  id: 'balance',
  header: ledger.strings.runningBalance,
  align: 'end',
  cell: (row) => <Birr value={ledger.getBalance(row)} />,
});

export const receiptColumn = <Row,>(
  ledger: Named<Row> & { getReceipt: (row: Row) => LedgerReceipt | null },
): DataColumn<Row> => ({
  id: 'receipt',
  header: ledger.strings.receipt,
  isScreenOnly: true,
  leaves: 1,
  cell: (row) => {
    const receipt = ledger.getReceipt(row);
    const alt = ledger.strings.receiptOf(ledger.getRowName(row));
    return receipt && <Thumbnail {...receipt} alt={alt} size="small" />;
  },
});

export const remarkColumn = <Row,>(
  ledger: Named<Row> & { getRemark: (row: Row) => string | null },
): DataColumn<Row> => ({
  id: 'remark',
  header: ledger.strings.remark,
  leaves: 2,
  cell: (row) => {
    const words = ledger.getRemark(row);
    if (!words) return null;
    return (
      <details className={remark}>
        <summary
          className={remarkSign}
          aria-label={ledger.strings.remarkOf(ledger.getRowName(row))}
        >
          {ledger.strings.remark}
        </summary>
        {words}
      </details>
    );
  },
});
