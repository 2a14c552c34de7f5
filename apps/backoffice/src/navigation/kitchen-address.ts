// D134
const KITCHEN = '/kitchen';

export const kitchenDayAddress = (day: string): string => `${KITCHEN}?from=${day}`;

export const kitchenEventAddress = (id: number, day: string): string =>
  `${kitchenDayAddress(day)}&of=${id}`;
