import { type Cell, HEAD_ROWS, MAX_COLUMNS, MAX_ROWS, type Sheet, type SheetRow } from './sheet.ts';

/** The server cannot store NUL or lone surrogates. */
function keepable(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = cell.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
  return text.trim() === '' ? null : text;
}

export function rowGatherer() {
  const rows: SheetRow[] = [];
  let count = 0;
  return {
    add(row: number, cells: readonly Cell[], isHidden = false) {
      const read = cells.slice(0, MAX_COLUMNS).map(keepable);
      const last = read.findLastIndex((cell) => cell !== null);
      if (last === -1) return;
      count += 1;
      if (count > MAX_ROWS + HEAD_ROWS) return;
      rows.push({ row, cells: read.slice(0, last + 1), ...(isHidden && { isHidden: true }) });
    },
    rows(): Pick<Sheet, 'rows' | 'isTooLong'> {
      if (count <= MAX_ROWS + HEAD_ROWS) return { rows };
      return { rows: rows.slice(0, HEAD_ROWS), isTooLong: true };
    },
  };
}

export const withValues = (hidden: readonly number[], rows: readonly SheetRow[]) =>
  hidden.filter((at) => rows.some(({ cells }) => (cells[at] ?? null) !== null));
