// D121

export type Menu = 'fasting' | 'not fasting';

/**
 * Not fasting if one item is not, fasting if all are, else undefined.
 * @example menuOf(['fasting', 'not fasting', null]) //=> 'not fasting'
 */
export function menuOf(items: readonly (Menu | null)[]): Menu | undefined {
  if (items.includes('not fasting')) return 'not fasting';
  return items.length > 0 && items.every((menu) => menu === 'fasting') ? 'fasting' : undefined;
}

/**
 * Undefined if the setting is 0. D125
 * @example employeesNeeded(420, 25) //=> 17
 */
export const employeesNeeded = (guests: number, guestsPerEmployee: number): number | undefined =>
  guestsPerEmployee === 0 ? undefined : Math.ceil(guests / guestsPerEmployee);
