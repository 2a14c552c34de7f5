import { expect, test } from 'vitest';
import { leaving, stepFor } from './use-fit.ts';

const column = (id: string, leaves?: number) => ({ id, header: id, cell: () => id, leaves });

test('columns are hidden by their number, and those without one stay', () => {
  const columns = [
    column('name'),
    column('branch', 3),
    column('phone', 1),
    column('amount'),
    column('menu', 2),
  ];
  expect(leaving(columns).map(({ id }) => id)).toEqual(['phone', 'menu', 'branch']);
});

test('narrower column gaps are tried only where they can suffice', () => {
  expect(stepFor(0, 100, 10)).toBe(1);
  expect(stepFor(0, 200, 10)).toBe(2);
  expect(stepFor(2, 200, 10)).toBe(3);
});
