/** The address of the kitchen's papers. SPEC: D134 */
const KITCHEN = '/kitchen';

/** The kitchen sheet of a day. */
export const kitchenDayAddress = (day: string): string => `${KITCHEN}?from=${day}`;

/** The kitchen sheet of one event. */
export const kitchenEventAddress = (id: number, day: string): string =>
  `${kitchenDayAddress(day)}&of=${id}`;
