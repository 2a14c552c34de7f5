import type { DataColumn } from '@digis/ui';

/** Text that a spreadsheet would execute as a formula, or round as a number. */
const NOT_AS_IT_IS = /^(?:[=+\-@\t\r]|0\d+$|\d{16,}$)/u;
const BYTE_ORDER_MARK = '\uFEFF';

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = NOT_AS_IT_IS.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvOf<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string {
  const kept = columns.filter(({ exportValue }) => exportValue);
  const lines = [
    kept.map(({ header }) => cellOf(header)),
    ...rows.map((row) => kept.map((column) => cellOf(column.exportValue?.(row) ?? null))),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.join(',')}\r\n`).join('');
}
