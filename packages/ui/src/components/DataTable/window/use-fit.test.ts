import { expect, test } from 'vitest';
import { leaving, stepFor } from './use-fit.ts';

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

test('less room between the columns is tried only where it can be enough', () => {
  expect(stepFor(0, 100, 10)).toBe(1);
  expect(stepFor(0, 200, 10)).toBe(2);
  expect(stepFor(2, 200, 10)).toBe(3);
});
