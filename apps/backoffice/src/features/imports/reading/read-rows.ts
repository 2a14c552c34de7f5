/** Reads the rows of a workbook's sheet as it is unpacked. */
import { type Cell, MAX_COLUMNS, rowGatherer } from './sheet.ts';
import type { Archive } from './unpack.ts';
import { hearXml } from './xml.ts';

export interface SheetContext {
  readonly texts: readonly string[];
  readonly isDate: readonly boolean[];
  readonly isFrom1904: boolean;
}

/** Days by which the count from 1904 is behind. */
const TO_1904 = 1462;
const LETTERS = 26;

/** The place of a column, from 0: of `AB12` it is 27. */
function columnOf(reference: string): number {
  let place = 0;
  for (const letter of reference.replace(/\d+$/u, '')) {
    place = place * LETTERS + (letter.codePointAt(0) ?? 0) - 64;
  }
  return place - 1;
}

/** Excel writes a sign that XML cannot hold as `_x000D_`. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/giu, (_all, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

function valueOf(type: string, raw: string, isDate: boolean, context: SheetContext): Cell {
  if (type === 'inlineStr' || type === 'str' || type === 'e' || type === 'd') return unescaped(raw);
  if (raw === '') return null;
  if (type === 's') return unescaped(context.texts[Number(raw)] ?? '');
  if (type === 'b') return raw === '1';
  const number = Number(raw);
  if (!isDate) return number;
  return { serial: context.isFrom1904 ? number + TO_1904 : number };
}

/** The rows, without hidden columns. @throws FileRefused `too-long`, and an error for what is no XML */
export function readRows(archive: Archive, path: string, context: SheetContext) {
  const gathered = rowGatherer();
  const hidden = new Set<number>();
  const hiddenWithValues = new Set<number>();
  let merged = 0;
  let row = 0;
  let cells: Cell[] = [];
  let cell = { column: 0, type: 'n', isDate: false, raw: '' };
  let isValue = false;
  const hear = hearXml({
    open: (name, attributes) => {
      if (name === 'col') {
        const { min = '1', max = min, hidden: isHidden } = attributes();
        const last = Math.min(Number(max), MAX_COLUMNS);
        if (isHidden !== '1' && isHidden !== 'true') return;
        for (let at = Number(min); at <= last; at += 1) hidden.add(at - 1);
      } else if (name === 'row') {
        row = Number(attributes()['r'] ?? row + 1);
        cells = [];
      } else if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes();
        const column = r === undefined ? cells.length : columnOf(r);
        cell = { column, type: t, isDate: context.isDate[Number(s)] ?? false, raw: '' };
      } else if (name === 'mergeCell') merged += 1;
      // The text of a formula is in `f`, what it has worked out in `v`.
      isValue = name === 'v' || name === 't';
    },
    close: (name) => {
      isValue = false;
      if (name === 'c') {
        const value = valueOf(cell.type, cell.raw, cell.isDate, context);
        if (cell.column >= MAX_COLUMNS) return;
        if (value !== null && hidden.has(cell.column)) hiddenWithValues.add(cell.column);
        while (cells.length < cell.column) cells.push(null);
        cells[cell.column] = hidden.has(cell.column) ? null : value;
      } else if (name === 'row') gathered.add(row, cells);
    },
    text: (text) => {
      if (isValue) cell.raw += text;
    },
  });
  archive.stream(path, hear);
  return { rows: gathered.rows, hidden: hiddenWithValues.size, merged };
}
