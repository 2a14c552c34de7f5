/** The state of the step of columns: what is proposed by the heads, and what the user has said instead. */
import { useState } from 'react';
import { isExampleRow } from '../files/import-examples.ts';
import type { OpenedSheet } from '../opened-file.ts';
import type { Sheet } from '../reading/sheet.ts';
import { type DayAnswer, dayWays } from '../rows/column-ways.ts';
import type { ImportKind } from '../rows/import-fields.ts';
import { keptColumns } from '../rows/kept-columns.ts';
import type { KnownFields } from '../rows/kind-words.ts';
import { headRowOf, headsAt, type Mapping, proposedColumns } from '../rows/propose-columns.ts';
import type { ColumnClock } from '../rows/cells/read-time.ts';
import type { Columns } from '../rows/row-values.ts';
import { type Hidden, seenOf, withField } from './chosen-columns.ts';

interface Proposed {
  readonly kind: ImportKind;
  readonly headAt: number;
  /** No row is known as the heads, so the user has to say which it is. */
  readonly isGuessed: boolean;
  readonly mapping: Mapping;
}

function proposal(sheet: Sheet, known: KnownFields, kind: ImportKind, at?: number): Proposed {
  const fields = known.get(kind) ?? [];
  const found = headRowOf(sheet, fields);
  const headAt = at ?? found?.at ?? 0;
  const heads = headsAt(sheet, headAt);
  const mapping = keptColumns(kind, heads) ?? proposedColumns(heads, fields);
  return { kind, headAt, isGuessed: at === undefined && found === null, mapping };
}

const seen: Hidden = { rows: false, columns: false };

export function useColumns({ sheet: whole, kind: guessed, known }: OpenedSheet) {
  const [hidden, setHidden] = useState(seen);
  const sheet = seenOf(whole, hidden);
  const [proposed, setProposed] = useState(() => proposal(sheet, known, guessed));
  const [days, setDays] = useState<DayAnswer | null>(null);
  const [clock, setClock] = useState<ColumnClock | null>(null);
  const [branch, setBranch] = useState<string | null>(null);
  const [fixed, setFixed] = useState<Readonly<Record<string, string>>>({});
  const { kind, headAt, mapping } = proposed;
  const heads = headsAt(sheet, headAt);
  const columns: Columns = {
    kind,
    heads,
    mapping,
    fixed,
    days: days === null ? undefined : dayWays[days],
    clock: clock ?? undefined,
    branch: branch ?? undefined,
  };
  return {
    sheet,
    columns,
    rows: sheet.rows.slice(headAt + 1).filter(({ cells }) => !isExampleRow(cells)),
    headAt,
    isGuessed: proposed.isGuessed,
    hidden,
    take: (next: Hidden) => {
      setHidden(next);
      setProposed(proposal(seenOf(whole, next), known, kind));
    },
    chooseKind: (next: ImportKind) => setProposed(proposal(sheet, known, next)),
    chooseHead: (at: number) => setProposed(proposal(sheet, known, kind, at)),
    chooseField: (at: number, field: string | null) =>
      setProposed({ ...proposed, mapping: withField(kind, mapping, at, field) }),
    fix: (field: string, value: string) => setFixed({ ...fixed, [field]: value }),
    days,
    setDays,
    clock,
    setClock,
    branch,
    setBranch,
  };
}

export type ColumnsState = ReturnType<typeof useColumns>;
