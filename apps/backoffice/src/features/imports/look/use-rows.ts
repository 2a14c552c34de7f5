/** The rows of a sheet on their way in: read, checked by the server, corrected, and left out or taken by hand. */
import { useState } from 'react';
import { useChecking } from '../checking/use-checking.ts';
import type { ChosenColumns } from '../columns/chosen-columns.ts';
import type { OpenedSheet } from '../opened-file.ts';
import { type Columns, type Edits, readRow, type Words } from '../rows/row-values.ts';
import { lookedAt, sentOf } from './checked-rows.ts';

interface Typed {
  readonly words: Words;
  readonly edits: ReadonlyMap<number, Edits>;
}

const untyped: Typed = { words: {}, edits: new Map() };

export function useRows(file: OpenedSheet, { columns: chosen, rows: source }: ChosenColumns) {
  const [typed, setTyped] = useState(untyped);
  const [chosenOut, setChosenOut] = useState<ReadonlySet<number>>(new Set());
  const readAll = ({ words, edits }: Typed) => {
    const columns: Columns = { ...chosen, words };
    return source.map((row) => readRow(columns, row, edits.get(row.row)));
  };
  const [reads, setReads] = useState(() => readAll(untyped));
  const checking = useChecking(file.kind, file.name, reads.map(sentOf));
  const columns: Columns = { ...chosen, words: typed.words };

  /** Reads all rows again, and has those checked that mean something else by it. */
  const type = (next: Typed) => {
    const before = new Map(reads.map((read) => [read.row, JSON.stringify(read)]));
    const after = readAll(next);
    setTyped(next);
    setReads(after);
    checking.send(
      after.filter((read) => before.get(read.row) !== JSON.stringify(read)).map(sentOf),
    );
  };
  const rows = lookedAt(reads, columns, checking.answers, chosenOut);
  return {
    rows,
    columns,
    checking,
    edits: typed.edits,
    total: reads.length,
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
      const next = new Set(chosenOut);
      for (const row of which) {
        if (isOut) next.add(row);
        else next.delete(row);
      }
      setChosenOut(next);
    },
  };
}

export type RowsState = ReturnType<typeof useRows>;
