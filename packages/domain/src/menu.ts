/** Rules of menus: fasting or not by their items, and the employees that an event needs. SPEC: D121 */

/** The mark of an item, which may be absent. */
export type Menu = 'fasting' | 'not fasting';

/**
 * Of all its items together: not fasting when one is not, fasting when all are, else nothing is said.
 * @example menuOf(['fasting', 'not fasting', null]) //=> 'not fasting'
 */
export function menuOf(items: readonly (Menu | null)[]): Menu | undefined {
  if (items.includes('not fasting')) return 'not fasting';
  return items.length > 0 && items.every((menu) => menu === 'fasting') ? 'fasting' : undefined;
}

/**
 * How many employees an event needs; undefined while a setting of 0 says nothing of staff. SPEC: D125
 * @example employeesNeeded(420, 25) //=> 17
 */
export const employeesNeeded = (guests: number, guestsPerEmployee: number): number | undefined =>
  guestsPerEmployee === 0 ? undefined : Math.ceil(guests / guestsPerEmployee);
