import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { inSlices } from '#browser/in-slices.ts';
import type { CheckedRow } from '../checking/row-sender.ts';
import { useChecking } from '../checking/use-checking.ts';
import type { ChosenColumns } from '../columns/chosen-columns.ts';
import type { OpenedSheet } from '../opened-file.ts';
import { type Columns, type Edits, type RowRead, readRow } from '../rows/row-values.ts';
import { countsOf, type LookedAtRow, rowsLookedAt } from './checked-rows.ts';

export interface Typed {
  readonly edits: ReadonlyMap<number, Edits>;
  readonly leftOut: ReadonlySet<number>;
  readonly known: 'skip' | 'update';
  readonly doubtful: 'skip' | 'add';
}

export const untyped: Typed = {
  edits: new Map(),
  leftOut: new Set(),
  known: 'skip',
  doubtful: 'skip',
};
export type TypedState = readonly [typed: Typed, setTyped: (typed: Typed) => void];

/** A left-out row is sent without values, so that no other row counts as its duplicate. */
const sentOf = ({ row, values }: RowRead, { leftOut }: Typed) => ({
  row,
  values: leftOut.has(row) ? null : values,
});

function withDependents(
  reads: readonly RowRead[],
  rows: ReadonlySet<number>,
  answers: ReadonlyMap<number, CheckedRow>,
): readonly RowRead[] {
  const isBehind = ({ row }: RowRead) =>
    answers
      .get(row)
      ?.faults?.some(({ first_row: first }) => first !== undefined && rows.has(first));
  return [
    ...reads.filter(({ row }) => rows.has(row)),
    ...reads.filter((read) => !rows.has(read.row) && isBehind(read)),
  ];
}

function useReads({ columns, rows }: ChosenColumns) {
  const [reads, setReads] = useState<readonly RowRead[]>([]);
  const [isReading, setReading] = useState(true);
  const latest = useRef<Typed | null>(null);
  const read = async (typed: Typed) => {
    latest.current = typed;
    setReading(true);
    const before = new Map(reads.map((each) => [each.row, JSON.stringify(each)]));
    const after = await inSlices(
      rows,
      (row) => {
        const now = readRow(columns, row, typed.edits.get(row.row));
        return { now, isSame: JSON.stringify(now) === before.get(now.row) };
      },
      () => latest.current === typed,
    );
    if (after === null) return null;
    const now = after.map((each) => each.now);
    startTransition(() => {
      setReads(now);
      setReading(false);
    });
    return {
      reads: now,
      changed: new Set(after.flatMap((each) => (each.isSame ? [] : each.now.row))),
    };
  };
  return { reads, isReading, read };
}

const without = (typed: Typed, rows: readonly number[], isOut: boolean): Typed => {
  const leftOut = new Set(typed.leftOut);
  for (const row of rows) {
    if (isOut) leftOut.add(row);
    else leftOut.delete(row);
  }
  return { ...typed, leftOut };
};

function useLookedAt(
  reads: readonly RowRead[],
  columns: Columns,
  answers: ReadonlyMap<number, CheckedRow>,
  { leftOut, known, doubtful }: Typed,
) {
  const lookAt = useMemo(() => rowsLookedAt(columns), [columns]);
  const rows = useMemo(() => lookAt(reads, answers, leftOut), [lookAt, reads, answers, leftOut]);
  const counts = useMemo(() => countsOf(rows), [rows]);
  const { kind } = columns;
  const split = useMemo(() => {
    const isTaken = ({ fate }: LookedAtRow) =>
      fate === 'new' ||
      (fate === 'doubtful' && doubtful === 'add') ||
      (fate === 'known' && known === 'update' && kind !== 'events');
    return { taken: rows.filter(isTaken), out: rows.filter((row) => !isTaken(row)) };
  }, [rows, kind, known, doubtful]);
  return { rows, counts, ...split };
}

export function useRows(file: OpenedSheet, source: ChosenColumns, [typed, setTyped]: TypedState) {
  const { columns } = source;
  const checking = useChecking(file.kind, file.name);
  const { reads, isReading, read } = useReads(source);
  const send = (some: readonly RowRead[], rows: ReadonlySet<number>, said: Typed) =>
    checking.send(withDependents(some, rows, checking.answers).map((one) => sentOf(one, said)));
  const readAll = async (said: Typed) => {
    const after = await read(said);
    if (after !== null) send(after.reads, after.changed, said);
  };
  const readFirst = useEffectEvent(() => void readAll({ ...typed }));
  useEffect(() => readFirst(), []);
  const fix = (some: Readonly<Record<number, Edits>>) => {
    const edits = new Map(typed.edits);
    for (const [row, cells] of Object.entries(some))
      edits.set(Number(row), { ...edits.get(Number(row)), ...cells });
    const next = { ...typed, edits };
    setTyped(next);
    void readAll(next);
  };
  return {
    ...useLookedAt(reads, columns, checking.answers, typed),
    columns,
    checking,
    typed,
    setTyped,
    isReading,
    isReady: checking.phase === 'ready' && !isReading,
    total: source.rows.length,
    fix,
    checkAgain: (rows: readonly number[]) => send(reads, new Set(rows), typed),
    leaveOut: (rows: readonly number[], isOut: boolean) => {
      const next = without(typed, rows, isOut);
      setTyped(next);
      send(reads, new Set(rows), next);
    },
  };
}

export type RowsState = ReturnType<typeof useRows>;
