// D121, D125
import { expect, it } from 'vitest';
import { employeesNeeded, menuOf, type Menu } from './menu.ts';

it.each<[Menu | undefined, (Menu | null)[]]>([
  ['fasting', ['fasting', 'fasting']],
  ['not fasting', ['fasting', 'not fasting', null]],
  [undefined, ['fasting', null]],
  [undefined, [null]],
  [undefined, []],
])('a menu is %s when its items are %j', (menu, items) => {
  expect(menuOf(items)).toBe(menu);
});

it.each([
  [420, 25, 17],
  [425, 25, 17],
  [426, 25, 18],
  [0, 25, 0],
  [420, 0, undefined],
])('%d guests at %d for each employee need %s', (guests, each, needed) => {
  expect(employeesNeeded(guests, each)).toBe(needed);
});
