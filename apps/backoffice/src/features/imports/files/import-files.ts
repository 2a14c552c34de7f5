import type { Cell } from '@digis/domain/workbook';
import type { DataColumn } from '@digis/ui';
import { exportColumn } from '#lists/files/export-values.ts';
import type { Sheet } from '../reading/sheet.ts';
import { type ImportField, type ImportKind, importFields } from '../rows/import-fields.ts';
import { labelsInBoth } from '../rows/kind-words.ts';
import { EXAMPLE_MARK, exampleOf } from './import-examples.ts';
import { wordsSheet } from './import-words.ts';
import { textOfCell } from '../rows/cells/plain-cell.ts';
import type { Mapping } from '../rows/propose-columns.ts';

const workbookOf = async <Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  name: string,
) => {
  const { sheetOf, xlsxOf } = await import('#lists/files/xlsx-file.ts');
  return xlsxOf(sheetOf(columns, rows, name));
};

export async function templateOf(kind: ImportKind): Promise<Blob> {
  const labelsOf = await labelsInBoth();
  const headOf = (field: ImportField) => {
    const star = field.isRequired ? ' *' : '';
    return `${labelsOf(field).join(' / ')}${star}`;
  };
  const { widthOf } = await import('@digis/domain/workbook');
  const { xlsxOf } = await import('#lists/files/xlsx-file.ts');
  const example = exampleCells(kind);
  const columns = importFields[kind].map((field, at) => {
    const head = headOf(field);
    return { head, isText: isText(field), width: widthOf(head, [example[at] ?? null]) };
  });
  return xlsxOf({ name: kind, columns, pages: [[example]] }, await wordsSheet(kind));
}

/** In other cells a spreadsheet would reinterpret days and drop leading zeros. */
const isText = ({ id, reads }: ImportField) =>
  id === 'tin' || (['day', 'time', 'phone', 'prices'] as const).some((one) => one === reads);

function exampleCells(kind: ImportKind): Cell[] {
  const example = exampleOf[kind];
  return importFields[kind].map((field, at) => {
    const value = example[field.id] ?? null;
    if (typeof value !== 'string') return value;
    const text = at === 0 ? `${EXAMPLE_MARK}${value}` : value;
    return isText(field) ? { text } : text;
  });
}

interface LeftOut {
  readonly row: number;
  readonly cells: Sheet['rows'][number]['cells'];
  readonly reasons: ReadonlyMap<string, string>;
}

interface LeftOutFile {
  readonly kind: ImportKind;
  readonly heads: readonly string[];
  readonly mapping: Mapping;
  readonly rows: readonly LeftOut[];
  readonly words: { readonly row: string; readonly reason: string };
}

export function leftOutFile({ kind, heads, mapping, rows, words }: LeftOutFile): Promise<Blob> {
  const isSaidOf = (field: string) => rows.some(({ reasons }) => reasons.has(field));
  const reasonOf = (field: string, head: string) =>
    exportColumn<LeftOut>(`why ${field}`, head, ({ reasons }) => reasons.get(field));
  const columns = heads.flatMap((head, at) => {
    const field = mapping[at] ?? null;
    const known = importFields[kind].find(({ id }) => id === field);
    const cell = exportColumn<LeftOut>(
      `cell ${at}`,
      head,
      ({ cells }) => plain(cells[at] ?? null),
      known && isText(known) ? 'text' : undefined,
    );
    const isSaid = field !== null && isSaidOf(field);
    return isSaid ? [cell, reasonOf(field, `${words.reason}: ${head}`)] : [cell];
  });
  const others = [...new Set(rows.flatMap(({ reasons }) => [...reasons.keys()]))].filter(
    (field) => !mapping.includes(field),
  );
  const elsewhere = exportColumn<LeftOut>('why', words.reason, ({ reasons }) =>
    others.flatMap((field) => reasons.get(field) ?? []).join(' '),
  );
  return workbookOf(
    [
      exportColumn<LeftOut>('row', words.row, ({ row }) => row),
      ...columns,
      ...(others.length > 0 ? [elsewhere] : []),
    ],
    rows,
    kind,
  );
}

/** From this number on, written as text: a spreadsheet would group a phone's digits. */
const MOST_DIGITS = 100_000_000;
const plain = (cell: LeftOut['cells'][number]) =>
  typeof cell === 'number' && cell < MOST_DIGITS ? cell : textOfCell(cell);
