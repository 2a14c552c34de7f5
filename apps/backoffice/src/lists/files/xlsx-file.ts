/** Writes a list as an XLSX workbook: days and moments are dates, amounts are numbers, the head stays visible. SPEC: D139 */
import { isIsoDate } from '@digis/ethio-date';
import type { DataColumn } from '@digis/ui';
// The other entry zips in a worker made of a blob, which the page's policy forbids.
import writeXlsxFile, { type Cell } from 'write-excel-file/universal';
import { pageOf } from './xlsx-page.ts';

type Plain = string | number | null;
type ExportAs = DataColumn<never>['exportAs'];

const formats = { day: 'yyyy-mm-dd', moment: 'yyyy-mm-dd hh:mm' } as const;
const TIME = /^ (?:[01]\d|2[0-3]):[0-5]\d$/u;

/** Workbooks have no zones: the wall's time is written as if it were that of Greenwich. Null for what is no such day. */
function dateOf(text: string, as: 'day' | 'moment'): Date | null {
  const [day, time] = [text.slice(0, 'YYYY-MM-DD'.length), text.slice('YYYY-MM-DD'.length)];
  const isRight = isIsoDate(day) && (as === 'day' ? time === '' : TIME.test(time));
  return isRight ? new Date(`${day}T${time.trim() || '00:00'}Z`) : null;
}

function cellOf(value: Plain, as: ExportAs): Cell {
  if (value === null) return null;
  if (typeof value === 'number') return { type: Number, value, format: numberFormat(value) };
  const date = as === undefined ? null : dateOf(value, as);
  if (as === undefined || date === null) return { type: String, value };
  return { type: Date, value: date, format: formats[as] };
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
  const kept = columns.flatMap(({ header, exportValue, exportAs }) =>
    exportValue ? [{ header, exportAs, values: rows.map((row) => exportValue(row)) }] : [],
  );
  const head = kept.map(
    ({ header }) => ({ type: String, value: header, fontWeight: 'bold' }) as const,
  );
  const body = rows.map((_, at) =>
    kept.map(({ values, exportAs }) => cellOf(values[at] ?? null, exportAs)),
  );
  const sheet = sheetName(name);
  const options = {
    sheet,
    stickyRowsCount: 1,
    orientation: 'landscape' as const,
    columns: kept.map(({ header, values }) => widthOf(header, values)),
  };
  return writeXlsxFile([head, ...body], options, { features: [pageOf(sheet)] }).toBlob();
}
