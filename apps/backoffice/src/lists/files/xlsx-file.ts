/** Writes a list as an XLSX workbook: days and moments are dates, amounts are numbers, the head stays visible. SPEC: D139 */
import type { DataColumn } from '@digis/ui';
// The other entry zips in a worker made of a blob, which the page's policy forbids.
import writeXlsxFile, { type Cell } from 'write-excel-file/universal';

type Plain = string | number | null;

/** The output of `exportValue`: a day, or a day and a time in Addis Ababa. */
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/u;

/** Workbooks have no zones: the wall's time is written as if it were that of Greenwich. */
const dateOf = (text: string) =>
  new Date(`${text.replace(' ', 'T')}${DAY.test(text) ? 'T00:00' : ''}Z`);

/** A column is one of dates when all of it is. */
function formatOf(values: readonly Plain[]): string | null {
  const texts = values.filter((value) => value !== null);
  const are = (pattern: RegExp) =>
    texts.length > 0 && texts.every((value) => typeof value === 'string' && pattern.test(value));
  if (are(DAY)) return 'yyyy-mm-dd';
  return are(MOMENT) ? 'yyyy-mm-dd hh:mm' : null;
}

function cellOf(value: Plain, format: string | null): Cell {
  if (value === null) return null;
  if (typeof value === 'number') return { type: Number, value, format: numberFormat(value) };
  return format === null ? { type: String, value } : { type: Date, value: dateOf(value), format };
}

/** Thousands in groups; santim where there are some. */
const numberFormat = (value: number) => (Number.isInteger(value) ? '#,##0' : '#,##0.00');

const WIDEST = 40;
const widthOf = (header: string, values: readonly Plain[]) => ({
  width: Math.min(
    WIDEST,
    Math.max(header.length, ...values.map((value) => String(value ?? '').length)) + 2,
  ),
});

/** Workbooks take no more than 31 signs, and not these. */
const sheetName = (name: string) =>
  name
    .replaceAll(/[\\/?*:[\]]/gu, ' ')
    .slice(0, 31)
    .trim();

/** The columns that have a plain value, in their order. */
export function xlsxOf<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  /** The name of the sheet. */
  name: string,
): Promise<Blob> {
  const kept = columns.flatMap(({ header, exportValue }) => {
    if (!exportValue) return [];
    const values = rows.map((row) => exportValue(row));
    return [{ header, values, format: formatOf(values) }];
  });
  const head = kept.map(
    ({ header }) => ({ type: String, value: header, fontWeight: 'bold' }) as const,
  );
  const body = rows.map((_, at) =>
    kept.map(({ values, format }) => cellOf(values[at] ?? null, format)),
  );
  return writeXlsxFile([head, ...body], {
    sheet: sheetName(name),
    stickyRowsCount: 1,
    columns: kept.map(({ header, values }) => widthOf(header, values)),
  }).toBlob();
}
