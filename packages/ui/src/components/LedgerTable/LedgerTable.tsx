/** A table of payments in and out, told apart by icon, word and colour. */
import { useMemo } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import type {
  Direction,
  DirectionTones,
  DirectionWords,
} from '../LedgerDirection/LedgerDirection.tsx';
import {
  balanceColumn,
  directionColumn,
  receiptColumn,
  remarkColumn,
  type LedgerReceipt,
  withAmountOnCards,
} from './ledger-columns.tsx';

export interface LedgerTableProps<Row> extends DataTableProps<Row> {
  getDirection: (row: Row) => Direction;
  /** Tones of In and Out: "in" is owed to a vendor, but earned by an employee. */
  tones?: DirectionTones;
  /** Such as "Owed" and "Paid". @default In and Out */
  directionWords?: DirectionWords;
  /** Head of the column with the direction. @default 'Direction' */
  directionHeader?: string;
  /** Returns the balance after the entry, in birr; adds the last column. */
  getBalance?: (row: Row) => number;
  /** Returns null for an entry without a receipt. */
  getReceipt?: (row: Row) => LedgerReceipt | null;
  /** Returns a longer remark, which a press opens. */
  getRemark?: (row: Row) => string | null;
}

/** A column's `total` is shown below the column. */
export function LedgerTable<Row>(props: LedgerTableProps<Row>) {
  const { columns, getDirection, tones, directionWords, directionHeader, ...others } = props;
  const { getBalance, getReceipt, getRemark, ...rest } = others;
  const { getRowName } = rest;
  const strings = useKitStrings();
  const all = useMemo(() => {
    const [first, ...later] = withAmountOnCards(columns);
    const header = directionHeader ?? strings.direction;
    return [
      ...(first ? [first] : []),
      directionColumn({ header, getDirection, tones, words: directionWords }),
      ...later,
      ...(getRemark ? [remarkColumn({ strings, getRowName, getRemark })] : []),
      ...(getReceipt ? [receiptColumn({ strings, getRowName, getReceipt })] : []),
      ...(getBalance ? [balanceColumn({ strings, getBalance })] : []),
    ];
  }, [
    columns,
    directionHeader,
    getDirection,
    tones,
    directionWords,
    strings,
    getRowName,
    getRemark,
    getReceipt,
    getBalance,
  ]);
  return <DataTable {...rest} columns={all} />;
}
