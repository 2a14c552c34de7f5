import type { ImportField } from '../rows/import-fields.ts';
import type { Edits } from '../rows/row-values.ts';
import type { CellText } from './cell-text.ts';
import type { LookedAtRow, RowFault } from './checked-rows.ts';

export interface FaultGroup {
  readonly id: string;
  readonly field: ImportField;
  readonly fault: RowFault;
  readonly rows: readonly number[];
  readonly texts: readonly string[];
}

const FEWEST_ROWS = 2;

const isOfColumn = ({ field, firstRow, missing }: RowFault) =>
  field !== undefined &&
  firstRow === undefined &&
  !(missing !== undefined && field.reads === 'names');

export function faultGroups(rows: readonly LookedAtRow[], textOf: CellText): readonly FaultGroup[] {
  const groups = new Map<
    string,
    { field: ImportField; fault: RowFault; texts: [number, string][] }
  >();
  for (const row of rows) {
    for (const fault of row.told.filter(isOfColumn)) {
      const { field, code } = fault;
      if (field === undefined) continue;
      const id = `${field.id} ${code}`;
      const group = groups.get(id) ?? { field, fault, texts: [] };
      group.texts.push([row.row, textOf(row.row, field.id)]);
      groups.set(id, group);
    }
  }
  return [...groups]
    .map(([id, { field, fault, texts }]) => ({
      id,
      field,
      fault,
      rows: texts.map(([row]) => row),
      texts: oftenFirst(texts.map(([, text]) => text)),
    }))
    .filter((group) => group.rows.length >= FEWEST_ROWS)
    .sort((a, b) => b.rows.length - a.rows.length);
}

function oftenFirst(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([text]) => text);
}

export function missingDishes(
  rows: readonly LookedAtRow[],
): ReadonlyMap<string, readonly number[]> {
  const dishes = new Map<string, number[]>();
  for (const { row, told } of rows) {
    for (const { field, missing } of told) {
      if (missing === undefined || field?.reads !== 'names') continue;
      dishes.set(missing, [...(dishes.get(missing) ?? []), row]);
    }
  }
  return dishes;
}

export const editsOf = (
  { field, rows }: FaultGroup,
  words: Readonly<Record<string, string>>,
  textOf: CellText,
): Readonly<Record<number, Edits>> =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const answer = words[textOf(row, field.id)];
      return answer === undefined ? [] : [[row, { [field.id]: answer }]];
    }),
  );
