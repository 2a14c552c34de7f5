import { describe, expect, it } from 'vitest';
import { factColumns, titleColumn } from './data-column.ts';
import { heightOfRows, rowPieces, rowsBetween } from './row-window.ts';
import { uniqueRows } from './use-row-selection.ts';

const column = (id: string, more = {}) => ({ id, header: id, cell: () => id, ...more });

describe('rows of several pages', () => {
  it('show once when two pages bring the same one', () => {
    const rows = [{ id: 1 }, { id: 2 }, { id: 2 }, { id: 3 }];
    expect(uniqueRows(rows, (row) => row.id)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });
});

describe('a card on a phone', () => {
  it('is titled by the column that names the row, and by the first where none does', () => {
    expect(titleColumn([column('date'), column('name', { isRowHeader: true })])?.id).toBe('name');
    expect(titleColumn([column('date'), column('name')])?.id).toBe('date');
  });

  it('shows two facts, the chosen ones before the first', () => {
    const columns = ['name', 'phone', 'branch', 'total'].map((id) => column(id));
    expect(factColumns(columns).map(({ id }) => id)).toEqual(['phone', 'branch']);
    const chosen = [...columns, column('left', { isFact: true })];
    expect(factColumns(chosen).map(({ id }) => id)).toEqual(['left', 'phone']);
  });
});

describe('a long list', () => {
  const alike = new Map([[0, 48]]);

  it('holds the rows in sight and a screenful around them', () => {
    expect(rowsBetween(0, 800, alike, 10_000)).toEqual({ first: 0, end: 40 });
    expect(rowsBetween(48_000, 48_800, alike, 10_000)).toEqual({ first: 980, end: 1040 });
    expect(rowsBetween(479_200, 480_000, alike, 10_000)).toEqual({ first: 9960, end: 10_000 });
    expect(rowsBetween(-5000, -4200, alike, 10_000)).toEqual({ first: 0, end: 0 });
  });

  it('knows rows of their own heights, and takes the others for as tall as those are on the average', () => {
    const heights = new Map([
      [0, 140],
      [1, 60],
    ]);
    expect(heightOfRows(heights, { first: 0, end: 4 })).toBe(140 + 60 + 100 + 100);
    const tall = new Map(Array.from({ length: 100 }, (_, row) => [row, 140] as const));
    expect(rowsBetween(14_000, 14_800, tall, 500)).toEqual({ first: 80, end: 128 });
  });

  it('keeps the row with the focus, with a gap for what is left out on either side', () => {
    expect(rowPieces({ first: 3, end: 5 }, 8, 1)).toEqual([
      { left: 1, before: 1 },
      { row: 1 },
      { left: 1, before: 3 },
      { row: 3 },
      { row: 4 },
      { left: 3, before: 8 },
    ]);
    expect(rowPieces({ first: 0, end: 2 }, 2, null)).toEqual([{ row: 0 }, { row: 1 }]);
  });
});
