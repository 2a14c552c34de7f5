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
  /** A vendor's "in" is owed, an employee's is earned. */
  tones?: DirectionTones;
  /** Such as "Owed" and "Paid". @default In and Out */
  directionWords?: DirectionWords;
  /** Head of the direction's column. @default 'Direction' */
  directionHeader?: string;
  /** Birr after the entry: the last column. */
  getBalance?: (row: Row) => number;
  /** Null without one. */
  getReceipt?: (row: Row) => LedgerReceipt | null;
  /** A longer remark, opened by a press. */
  getRemark?: (row: Row) => string | null;
}

/** A column's `total` shows the sum below it. */
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
