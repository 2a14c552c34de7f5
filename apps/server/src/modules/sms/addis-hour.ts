/** The hour of the day in Addis Ababa, which has no summer time. */

const offsetHours = 3;

export const addisHour = (instant: Date): number => (instant.getUTCHours() + offsetHours) % 24;
