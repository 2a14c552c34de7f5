import { useMemo, useState } from 'react';
import { readToday } from '#browser/use-today.ts';
import { isExampleRow } from '../files/import-examples.ts';
import type { OpenedSheet } from '../opened-file.ts';
import type { Sheet, SheetRow } from '../reading/sheet.ts';
import { type DayAnswer, dayWays } from '../rows/column-ways.ts';
import type { ImportKind } from '../rows/import-fields.ts';
import { keptColumns } from '../rows/kept-columns.ts';
import type { KnownFields } from '../rows/kind-words.ts';
import {
  headRowOf,
  headsAt,
  type Mapping,
  proposedColumns,
  saidRows,
} from '../rows/propose-columns.ts';
import type { ColumnClock } from '../rows/cells/read-time.ts';
import type { Columns } from '../rows/row-values.ts';
import {
  asksBranch,
  cellsThatRead,
  type Hidden,
  placesThatRead,
  seenOf,
  withField,
} from './chosen-columns.ts';

interface Proposed {
  readonly kind: ImportKind;
  readonly headAt: number;
  readonly isGuessed: boolean;
  readonly mapping: Mapping;
}

function proposal(sheet: Sheet, known: KnownFields, kind: ImportKind, at?: number): Proposed {
  const fields = known.get(kind) ?? [];
  const found = headRowOf(saidRows(sheet), fields);
  const headAt = at ?? found?.at ?? 0;
  const heads = headsAt(sheet, headAt);
  const mapping = keptColumns(kind, heads) ?? proposedColumns(heads, fields);
  return { kind, headAt, isGuessed: at === undefined && found === null, mapping };
}

const seen: Hidden = { rows: false, columns: false };

export function useColumns({ sheet: whole, kind: guessed, known }: OpenedSheet) {
  const [hidden, setHidden] = useState(seen);
  const sheet = useMemo(() => seenOf(whole, hidden), [whole, hidden]);
  const [proposed, setProposed] = useState(() => proposal(sheet, known, guessed));
  const [days, setDays] = useState<DayAnswer | null>(null);
  const [clock, setClock] = useState<ColumnClock | null>(null);
  const [branch, setBranch] = useState<string | null>(null);
  const [fixed, setFixed] = useState<Readonly<Record<string, string>>>({});
  const { kind, headAt, mapping } = proposed;
  const rows = useMemo(() => rowsBelow(sheet, headAt), [sheet, headAt]);
  const cellsOf = { kind, mapping, fixed };
  const columns: Columns = {
    ...cellsOf,
    heads: headsAt(sheet, headAt),
    days: days === null ? undefined : dayWays[days],
    clock: clock ?? undefined,
    lastDay: lastDayFrom(readToday()),
    branch: asksBranch(kind, mapping) ? (branch ?? undefined) : undefined,
  };
  /** Keeps the answers about days and times while they concern the same columns. */
  const propose = (next: Proposed) => {
    const isSame = (what: 'day' | 'time') =>
      placesThatRead(what, kind, mapping).join() ===
      placesThatRead(what, next.kind, next.mapping).join();
    const isMoved = next.kind !== kind || next.headAt !== headAt;
    if (isMoved || !isSame('day')) setDays(null);
    if (isMoved || !isSame('time')) setClock(null);
    if (next.kind !== kind) setFixed({});
    setProposed(next);
  };
  return {
    sheet,
    columns,
    rows,
    dayCells: useCellsThatRead('day', cellsOf, rows),
    timeCells: useCellsThatRead('time', cellsOf, rows),
    headAt,
    isGuessed: proposed.isGuessed,
    hidden,
    take: (next: Hidden) => {
      setHidden(next);
      propose(proposal(seenOf(whole, next), known, kind));
    },
    chooseKind: (next: ImportKind) => propose(proposal(sheet, known, next)),
    chooseHead: (at: number) => propose(proposal(sheet, known, kind, at)),
    chooseField: (at: number, field: string | null) =>
      propose({ ...proposed, mapping: withField(kind, mapping, at, field) }),
    fix: (field: string, value: string) => setFixed({ ...fixed, [field]: value }),
    days,
    setDays,
    clock,
    setClock,
    branch,
    setBranch,
  };
}

const YEARS_AHEAD = 5;

const lastDayFrom = (today: string) =>
  `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;

const rowsBelow = (sheet: Sheet, headAt: number) =>
  sheet.rows.slice(headAt + 1).filter(({ cells }) => !isExampleRow(cells));

function useCellsThatRead(
  what: 'day' | 'time',
  { kind, mapping, fixed }: Pick<Columns, 'kind' | 'mapping' | 'fixed'>,
  rows: readonly SheetRow[],
) {
  return useMemo(
    () => cellsThatRead(what, { kind, mapping, fixed }, rows),
    [what, kind, mapping, fixed, rows],
  );
}

export type ColumnsState = ReturnType<typeof useColumns>;
