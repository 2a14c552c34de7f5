/** The rows of a sheet on their way in: read, checked by the server, corrected, and left out or taken by hand. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { inSlices } from '#browser/in-slices.ts';
import { useChecking } from '../checking/use-checking.ts';
import type { ChosenColumns } from '../columns/chosen-columns.ts';
import type { OpenedSheet } from '../opened-file.ts';
import { type Columns, type Edits, type RowRead, readRow, type Words } from '../rows/row-values.ts';
import { lookedAt, sentOf } from './checked-rows.ts';

/** All that a user has said about the rows. */
interface Typed {
  readonly words: Words;
  readonly edits: ReadonlyMap<number, Edits>;
  readonly leftOut: ReadonlySet<number>;
}

export const untyped: Typed = { words: {}, edits: new Map(), leftOut: new Set() };
export type TypedState = readonly [typed: Typed, setTyped: (typed: Typed) => void];

/** Reads all rows, and hands on those that mean something else than before. */
function useReads({ columns, rows }: ChosenColumns, onRead: (reads: readonly RowRead[]) => void) {
  const [reads, setReads] = useState<readonly RowRead[]>([]);
  const [isReading, setReading] = useState(true);
  const latest = useRef(untyped);
  const read = async (typed: Typed) => {
    latest.current = typed;
    setReading(true);
    const before = new Map(reads.map((each) => [each.row, each]));
    const after = await inSlices(
      rows,
      (row) => {
        const now = readRow({ ...columns, words: typed.words }, row, typed.edits.get(row.row));
        const isSame = JSON.stringify(now) === JSON.stringify(before.get(now.row));
        return { now, isSame };
      },
      () => latest.current === typed,
    );
    if (after === null) return;
    setReads(after.map(({ now }) => now));
    setReading(false);
    onRead(after.flatMap(({ now, isSame }) => (isSame ? [] : [now])));
  };
  return { reads, isReading, read };
}

export function useRows(file: OpenedSheet, source: ChosenColumns, [typed, setTyped]: TypedState) {
  const checking = useChecking(file.kind, file.name);
  const { reads, isReading, read } = useReads(source, (changed) =>
    checking.send(changed.map(sentOf)),
  );
  const readFirst = useEffectEvent(() => void read({ ...typed }));
  useEffect(() => readFirst(), []);
  const columns: Columns = { ...source.columns, words: typed.words };
  const type = (next: Typed) => {
    setTyped(next);
    void read(next);
  };
  const rows = lookedAt(reads, columns, checking.answers, typed.leftOut);
  return {
    rows,
    columns,
    checking,
    edits: typed.edits,
    isReading,
    total: source.rows.length,
    /** Cells of one row. */
    fix: (row: number, cells: Edits) =>
      type({
        ...typed,
        edits: new Map(typed.edits).set(row, { ...typed.edits.get(row), ...cells }),
      }),
    /** What words of a column stand for, in all of its rows. */
    mend: (field: string, words: Readonly<Record<string, string>>) =>
      type({
        ...typed,
        words: { ...typed.words, [field]: { ...typed.words[field], ...words } },
      }),
    checkAgain: (which: readonly number[]) =>
      checking.send(reads.filter(({ row }) => which.includes(row)).map(sentOf)),
    leaveOut: (which: readonly number[], isOut: boolean) => {
      const leftOut = new Set(typed.leftOut);
      for (const row of which) {
        if (isOut) leftOut.add(row);
        else leftOut.delete(row);
      }
      setTyped({ ...typed, leftOut });
    },
  };
}

export type RowsState = ReturnType<typeof useRows>;
