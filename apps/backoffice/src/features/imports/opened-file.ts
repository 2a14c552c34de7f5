import type { Sheet } from './reading/sheet.ts';
import { guessedKind } from './rows/guess-kind.ts';
import type { ImportKind } from './rows/import-fields.ts';
import { importKinds, type KnownFields } from './rows/kind-words.ts';

export interface ChosenSheet {
  readonly sheet: Sheet;
  readonly kind: ImportKind;
}

export interface OpenedFile {
  readonly name: string;
  readonly sheets: readonly ChosenSheet[];
  readonly known: KnownFields;
}

export interface OpenedSheet extends ChosenSheet {
  readonly name: string;
  readonly known: KnownFields;
}

export const openedFile = (
  name: string,
  sheets: readonly Sheet[],
  known: KnownFields,
): OpenedFile => ({
  name,
  known,
  sheets: sheets.map((sheet) => ({ sheet, kind: guessedKind(sheet, known) })),
});

export const inOrderOfKinds = (sheets: readonly ChosenSheet[]): readonly ChosenSheet[] =>
  [...sheets].sort((a, b) => importKinds.indexOf(a.kind) - importKinds.indexOf(b.kind));

const LONGEST_NAME = 200;

export const openedSheet = (
  { name, known, sheets }: OpenedFile,
  chosen: ChosenSheet,
): OpenedSheet => ({
  ...chosen,
  known,
  name: (sheets.length > 1 ? `${name}: ${chosen.sheet.name}` : name).slice(0, LONGEST_NAME),
});
