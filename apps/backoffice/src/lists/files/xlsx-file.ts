// D139
import { type Cell, type Sheet, widthOf, workbookParts } from '@digis/domain/workbook';
import { isIsoDate, isTime } from '@digis/ethio-date';
import type { DataColumn } from '@digis/ui';
import { strToU8, zipSync } from 'fflate';

type Plain = string | number | null;
type ExportAs = DataColumn<never>['exportAs'];

function dated(text: string, as: ExportAs): Cell {
  const [day = '', time = '', ...rest] = text.split(' ');
  if (as === 'day') return isIsoDate(text) ? { day: text } : null;
  if (as === 'time') return isTime(text) ? { time: text } : null;
  if (as !== 'moment' || rest.length > 0) return null;
  return isIsoDate(day) && isTime(time) ? { moment: text } : null;
}

function cellsOf(values: readonly Plain[], as: ExportAs): Cell[] {
  const isWhole = values.every((value) => typeof value !== 'number' || Number.isInteger(value));
  return values.map((value) => {
    if (typeof value === 'string' && as === 'text') return { text: value };
    if (typeof value === 'string') return dated(value, as) ?? value;
    if (value === null || as === 'number') return value;
    return isWhole ? { count: value } : { birr: value };
  });
}

const isAmount = (cell: Cell) =>
  typeof cell === 'object' && cell !== null && ('count' in cell || 'birr' in cell);

export function sheetOf<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  name: string,
): Sheet & { readonly pages: readonly (readonly (readonly Cell[])[])[] } {
  const kept = columns.flatMap(({ header: head, exportValue, exportAs }) => {
    if (!exportValue) return [];
    const cells = cellsOf(
      rows.map((row) => exportValue(row)),
      exportAs,
    );
    const isFigure = cells.some(isAmount);
    const isText = exportAs === 'text';
    return [{ head, cells, isFigure, isText, width: widthOf(head, cells) }];
  });
  const body = rows.map((_, at) => kept.map(({ cells }) => cells[at] ?? null));
  return { name, columns: kept, pages: [body] };
}

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export async function xlsxOf(...sheets: readonly Sheet[]): Promise<Blob> {
  const files: Record<string, Uint8Array> = {};
  for (const { name, pieces } of workbookParts(sheets)) {
    let text = '';
    for await (const piece of pieces) text += piece;
    files[name] = strToU8(text);
  }
  // Not fflate's asynchronous zip: the page's policy forbids its blob workers.
  return new Blob([zipSync(files)], { type: TYPE });
}
