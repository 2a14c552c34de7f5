export interface Steps {
  readonly minValue: number;
  readonly maxValue: number;
  /** Greater than zero. */
  readonly step: number;
}

/** @example decimalsOf(0.25) //=> 2 */
export const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** Factor that makes the values whole, because sums of whole numbers are exact. */
const unitsOf = (...values: readonly number[]) => 10 ** Math.max(...values.map(decimalsOf));

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
 * Without a value, returns the step nearest to zero.
 * @example stepBy(2, 1, { minValue: 0, maxValue: 10, step: 0.5 }) //=> 2.5
 */
export function stepBy(value: number | null, count: number, steps: Steps): number {
  if (value === null) return valueAt(within(Math.ceil(placeOf(0, steps)), steps), steps);
  const place = placeOf(value, steps);
  const from = count > 0 ? Math.floor(place) : Math.ceil(place);
  return valueAt(within(from + count, steps), steps);
}

/**
 * The steps around a value; none if the value is itself a step.
 * @example valuesBeside(2.3, { minValue: 0, maxValue: 10, step: 0.5 }) //=> [2, 2.5]
 */
export function valuesBeside(value: number, steps: Steps): readonly number[] {
  const place = placeOf(value, steps);
  if (Number.isInteger(place)) return [];
  const both = [Math.floor(place), Math.ceil(place)].map((next) => within(next, steps));
  return [...new Set(both)].map((next) => valueAt(next, steps));
}
