/**
 * Writes a book with ExcelJS or SheetJS, given as an argument because only this run installs them.
 */
import type { BookCell, Scenario } from '../book-shape.ts';

/** Untyped, because the libraries' types are not installed. */
// oxlint-disable-next-line typescript/no-explicit-any
type Library = any;

const minutesOf = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};
const timeOf = (text: string) => minutesOf(text) / (24 * 60);

/** Days since December 31, 1899. */
export const serialOf = (day: string, time = '0:00') =>
  (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000 + timeOf(time);

export function keptOf(cell: BookCell): { readonly value: unknown; readonly format?: string } {
  if (cell === null || typeof cell !== 'object') return { value: cell };
  if ('day' in cell)
    return {
      value: serialOf(cell.day, cell.time),
      format: cell.time === undefined ? 'dd/mm/yyyy' : 'dd/mm/yyyy h:mm',
    };
  if ('time' in cell) return { value: timeOf(cell.time), format: 'h:mm' };
  if ('duration' in cell) return { value: timeOf(cell.duration), format: '[h]:mm' };
  if ('percent' in cell) return { value: cell.percent, format: '0%' };
  if ('number' in cell) return { value: cell.number, format: cell.format };
  return { value: cell.gives };
}

/** ExcelJS takes dates as UTC, and calculates no formulas. */
export async function writeWithExcelJs(excelJs: Library, scenario: Scenario, path: string) {
  const book = new excelJs.Workbook();
  book.properties.date1904 = scenario.isFrom1904 ?? false;
  for (const {
    name,
    rows,
    hiddenRows = [],
    hiddenColumns = [],
    merged = [],
    isHidden,
  } of scenario.sheets) {
    const page = book.addWorksheet(name, { state: isHidden ? 'hidden' : 'visible' });
    rows.forEach((cells, row) =>
      cells.forEach((cell, column) => {
        if (cell === null) return;
        const { value, format } = keptOf(cell);
        const written = page.getCell(row + 1, column + 1);
        const isDay = typeof cell === 'object' && 'day' in cell;
        if (typeof cell === 'object' && 'formula' in cell)
          written.value = { formula: cell.formula };
        else if (isDay) written.value = new Date(`${cell.day}T${cell.time ?? '00:00'}:00Z`);
        else written.value = value;
        if (format !== undefined) written.numFmt = format;
      }),
    );
    for (const row of hiddenRows) page.getRow(row).hidden = true;
    for (const column of hiddenColumns) page.getColumn(column + 1).hidden = true;
    for (const place of merged) page.mergeCells(place);
  }
  await book.xlsx.writeFile(path);
}

/** Encrypts the book with a password, as Excel does. */
export async function lockWithXlsxPopulate(xlsxPopulate: Library, from: string, path: string) {
  const book = await xlsxPopulate.fromFileAsync(from);
  await book.toFileAsync(path, { password: 'almaz-1' });
}

/** A SheetJS book type: xlsx, xlsb, biff8, biff5, ods, fods, xlml, html, csv. */
export function writeWithSheetJs(sheetJs: Library, scenario: Scenario, path: string, kind: string) {
  const book = sheetJs.utils.book_new();
  const shift = scenario.isFrom1904 ? 1462 : 0;
  scenario.sheets.forEach(({ name, rows, hiddenRows = [], hiddenColumns = [], merged = [] }) => {
    const page = sheetJs.utils.aoa_to_sheet(
      rows.map((cells) =>
        cells.map((cell) => {
          const { value, format } = keptOf(cell);
          if (format === undefined && typeof cell !== 'object') return value;
          if (cell === null) return null;
          const isDay = typeof cell === 'object' && 'day' in cell;
          const number = isDay && typeof value === 'number' ? value - shift : value;
          const formula = typeof cell === 'object' && 'formula' in cell ? cell.formula : undefined;
          return { t: typeof value === 'string' ? 's' : 'n', v: number, z: format, f: formula };
        }),
      ),
    );
    page['!rows'] = rows.map((_cells, at) => ({ hidden: hiddenRows.includes(at + 1) }));
    page['!cols'] = (rows[2] ?? []).map((_cell, at) => ({ hidden: hiddenColumns.includes(at) }));
    page['!merges'] = merged.map((place) => sheetJs.utils.decode_range(place));
    sheetJs.utils.book_append_sheet(book, page, name);
  });
  book.Workbook = {
    Sheets: scenario.sheets.map(({ isHidden }) => ({ Hidden: isHidden ? 1 : 0 })),
    WBProps: { date1904: scenario.isFrom1904 ?? false },
  };
  sheetJs.writeFile(book, path, { bookType: kind, compression: true });
}
