import { describe, expect, it } from 'vitest';
import { factColumns, titleColumn } from './data-column.ts';
import { uniqueRows } from './unique-rows.ts';

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
