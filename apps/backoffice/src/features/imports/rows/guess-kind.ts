import type { Sheet } from '../reading/sheet.ts';
import { type ImportKind, importFields } from './import-fields.ts';
import { keptColumns } from './kept-columns.ts';
import { importKinds } from './kind-words.ts';
import { headRowOf, headsAt, type KnownField, proposedColumns } from './propose-columns.ts';

const NEEDED = 2;

function scoreOf(sheet: Sheet, kind: ImportKind, known: readonly KnownField[]): number {
  const heads = headRowOf(sheet, known);
  if (heads === null) return -Infinity;
  const found = new Set(proposedColumns(headsAt(sheet, heads.at), known));
  return importFields[kind].reduce((score, { id, isRequired }) => {
    if (!isRequired) return score + (found.has(id) ? 1 : 0);
    return score + (found.has(id) ? NEEDED : -NEEDED);
  }, 0);
}

const wasImported = (sheet: Sheet, kind: ImportKind, known: readonly KnownField[]) =>
  keptColumns(kind, headsAt(sheet, headRowOf(sheet, known)?.at ?? 0)) !== null;

export function guessedKind(
  sheet: Sheet,
  known: ReadonlyMap<ImportKind, readonly KnownField[]>,
): ImportKind {
  if (sheet.kind === 'contacts') return 'clients';
  const before = importKinds.find((kind) => wasImported(sheet, kind, known.get(kind) ?? []));
  if (before !== undefined) return before;
  const scores = importKinds.map(
    (kind) => [kind, scoreOf(sheet, kind, known.get(kind) ?? [])] as const,
  );
  const [best, score] = scores.sort(([, a], [, b]) => b - a)[0] ?? ['clients', -Infinity];
  return score === -Infinity ? 'clients' : best;
}
