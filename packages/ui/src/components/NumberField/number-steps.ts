/** Steps of a number field: the value that some steps lead to, and the values beside one that is on none. */

export interface Steps {
  /** The steps are counted from here. */
  readonly minValue: number;
  readonly maxValue: number;
  /** The distance between two values, above zero. */
  readonly step: number;
}

/**
 * The digits after the point of a number.
 * @example decimalsOf(0.25) //=> 2
 */
export const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** The parts of one that make the last decimal of all of these a whole number: whole sums are exact. */
const unitsOf = (...values: readonly number[]) => 10 ** Math.max(...values.map(decimalsOf));

/** The number of steps from the first value, whole for a value that is on one. */
function placeOf(value: number, steps: Steps): number {
  const units = unitsOf(value, steps.minValue, steps.step);
  const distance = Math.round(value * units) - Math.round(steps.minValue * units);
  return distance / Math.round(steps.step * units);
}

function valueAt(place: number, steps: Steps): number {
  const units = unitsOf(steps.minValue, steps.step);
  const distance = place * Math.round(steps.step * units);
  return (Math.round(steps.minValue * units) + distance) / units;
}

const within = (place: number, steps: Steps): number =>
  Math.max(0, Math.min(place, Math.floor(placeOf(steps.maxValue, steps))));

/**
 * The value so many steps away, within the limits; without a value, the one nearest to zero.
 * @example stepBy(2, 1, { minValue: 0, maxValue: 10, step: 0.5 }) //=> 2.5
 */
export function stepBy(value: number | null, count: number, steps: Steps): number {
  if (value === null) return valueAt(within(Math.ceil(placeOf(0, steps)), steps), steps);
  const place = placeOf(value, steps);
  const from = count > 0 ? Math.floor(place) : Math.ceil(place);
  return valueAt(within(from + count, steps), steps);
}

/**
 * The values on both sides of one that is on no step; none for a value that is.
 * @example valuesBeside(2.3, { minValue: 0, maxValue: 10, step: 0.5 }) //=> [2, 2.5]
 */
export function valuesBeside(value: number, steps: Steps): readonly number[] {
  const place = placeOf(value, steps);
  if (Number.isInteger(place)) return [];
  const both = [Math.floor(place), Math.ceil(place)].map((next) => within(next, steps));
  return [...new Set(both)].map((next) => valueAt(next, steps));
}
