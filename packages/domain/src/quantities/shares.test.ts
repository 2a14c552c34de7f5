import { expect, it } from 'vitest';
import { type Dish, guestsOfItems } from './shares.ts';

const meat: Dish = { id: 1, menu: 'not fasting', isEaten: true };
const drink: Dish = { id: 2, menu: 'fasting', isEaten: true };
const bread: Dish = { id: 3, menu: null, isEaten: true };
const shiro: Dish = { id: 4, menu: 'fasting', isEaten: true };
const pots: Dish = { id: 5, menu: null, isEaten: false };

const party = { people: 420, plates: 10, fasting: 60 };
const shares = (...args: Parameters<typeof guestsOfItems>) => [...guestsOfItems(...args)];

// S25
it('fasting guests get the items of the fasting twin, the others and the plates those of the package', () => {
  expect(shares(party, [meat, drink], [shiro, drink])).toEqual([
    [1, 370],
    [2, 430],
    [4, 60],
  ]);
});

it('without a twin, fasting guests get only items that are marked as fasting', () => {
  expect(shares(party, [meat, drink, bread], null)).toEqual([
    [1, 370],
    [2, 430],
    [3, 370],
  ]);
});

it('equipment is counted once for everyone', () => {
  expect(shares(party, [pots], null)).toEqual([[5, 430]]);
  expect(shares(party, [pots], [pots])).toEqual([[5, 430]]);
});

it('if everyone fasts, nobody gets meat', () => {
  expect(shares({ people: 50, plates: 0, fasting: 50 }, [meat, drink], null)).toEqual([[2, 50]]);
});
