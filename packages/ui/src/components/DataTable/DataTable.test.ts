import { describe, expect, it } from 'vitest';
import { factColumns, titleColumn } from './data-column.ts';
import { heightOfRows, rowPieces, rowsBetween } from './window/row-window.ts';
import { uniqueRows } from './selection/use-row-selection.ts';

const column = (id: string, more = {}) => ({ id, header: id, cell: () => id, ...more });

describe('rows of several pages', () => {
  it('a row that is in two pages is shown once', () => {
    const rows = [{ id: 1 }, { id: 2 }, { id: 2 }, { id: 3 }];
    expect(uniqueRows(rows, (row) => row.id)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });
});

describe('a card on a phone', () => {
  it('the title of a card is the row header column, else the first column', () => {
    expect(titleColumn([column('date'), column('name', { isRowHeader: true })])?.id).toBe('name');
    expect(titleColumn([column('date'), column('name')])?.id).toBe('date');
  });

  it('a card shows two facts, columns with isFact first', () => {
    const columns = ['name', 'phone', 'branch', 'total'].map((id) => column(id));
    expect(factColumns(columns).map(({ id }) => id)).toEqual(['phone', 'branch']);
    const chosen = [...columns, column('left', { isFact: true })];
    expect(factColumns(chosen).map(({ id }) => id)).toEqual(['left', 'phone']);
  });

  it('without a named column, the fact is the column with a total, or the last figure', () => {
    const figure = (id: string, more = {}) => column(id, { align: 'end', ...more });
    const columns = [column('name'), column('phone'), figure('guests'), figure('owes')];
    expect(factColumns(columns).map(({ id }) => id)).toEqual(['owes', 'phone']);
    const summed = [...columns.slice(0, 3), figure('paid', { total: 900 }), figure('left')];
    expect(factColumns(summed).map(({ id }) => id)).toEqual(['paid', 'phone']);
    const named = [...columns, column('branch', { isFact: true })];
    expect(factColumns(named).map(({ id }) => id)).toEqual(['branch', 'phone']);
  });
});

describe('a long list', () => {
  const alike = new Map([[0, 48]]);

  it('a long list renders the visible rows and ten beyond either edge', () => {
    expect(rowsBetween(0, 800, alike, 10_000)).toEqual({ first: 0, end: 30 });
    expect(rowsBetween(48_000, 48_800, alike, 10_000)).toEqual({ first: 990, end: 1030 });
    expect(rowsBetween(479_200, 480_000, alike, 10_000)).toEqual({ first: 9970, end: 10_000 });
    expect(rowsBetween(-5000, -4200, alike, 10_000)).toEqual({ first: 0, end: 0 });
  });

  it('a long list estimates unmeasured rows by the average height of measured ones', () => {
    const heights = new Map([
      [0, 140],
      [1, 60],
    ]);
    expect(heightOfRows(heights, { first: 0, end: 4 })).toBe(140 + 60 + 100 + 100);
    const tall = new Map(Array.from({ length: 100 }, (_, row) => [row, 140] as const));
    expect(rowsBetween(14_000, 14_800, tall, 500)).toEqual({ first: 90, end: 118 });
  });

  it('a long list keeps the focused row, with gaps for the rows that are not rendered', () => {
    expect(rowPieces({ first: 3, end: 5 }, 8, [1, 4])).toEqual([
      { left: 1, before: 1 },
      { row: 1 },
      { left: 1, before: 3 },
      { row: 3 },
      { row: 4 },
      { left: 3, before: 8 },
    ]);
    expect(rowPieces({ first: 0, end: 2 }, 2, [])).toEqual([{ row: 0 }, { row: 1 }]);
  });
});
