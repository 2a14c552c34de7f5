/** Columns that leave a table which is too wide, and their order. */
import { expect, test } from 'vitest';
import { leaving } from './use-fit.ts';

const column = (id: string, leaves?: number) => ({ id, header: id, cell: () => id, leaves });

test('columns leave by their number, and those without one stay', () => {
  const columns = [
    column('name'),
    column('branch', 3),
    column('phone', 1),
    column('amount'),
    column('menu', 2),
  ];
  expect(leaving(columns).map(({ id }) => id)).toEqual(['phone', 'menu', 'branch']);
});
