import type { Sheet } from '../reading/sheet.ts';
import { type ImportKind, importFields } from './import-fields.ts';
import { keptColumns } from './kept-columns.ts';
import { importKinds, type KnownFields } from './kind-words.ts';
import {
  headRowOf,
  headsAt,
  type KnownField,
  proposedColumns,
  type SaidRow,
  saidRows,
} from './propose-columns.ts';

const NEEDED = 2;

function lookFor(
  sheet: Sheet,
  rows: readonly SaidRow[],
  kind: ImportKind,
  fields: readonly KnownField[],
) {
  const found = headRowOf(rows, fields);
  return { kind, fields, isFound: found !== null, heads: headsAt(sheet, found?.at ?? 0) };
}

type Look = ReturnType<typeof lookFor>;

function scoreOf({ kind, fields, isFound, heads }: Look): number {
  if (!isFound) return -Infinity;
  const found = new Set(proposedColumns(heads, fields));
  return importFields[kind].reduce((score, { id, isRequired }) => {
    if (!isRequired) return score + (found.has(id) ? 1 : 0);
    return score + (found.has(id) ? NEEDED : -NEEDED);
  }, 0);
}

export function guessedKind(sheet: Sheet, known: KnownFields): ImportKind {
  if (sheet.kind === 'contacts') return 'clients';
  const rows = saidRows(sheet);
  const looks = importKinds.map((kind) => lookFor(sheet, rows, kind, known.get(kind) ?? []));
  const before = looks.find(({ kind, heads }) => keptColumns(kind, heads) !== null);
  if (before !== undefined) return before.kind;
  const scores = looks.map((look) => [look.kind, scoreOf(look)] as const);
  const [best, score] = scores.sort(([, a], [, b]) => b - a)[0] ?? ['clients', -Infinity];
  return score === -Infinity ? 'clients' : best;
}
