/** The frozen times of the toolbar; a story that shows a date shows the same one in every run. */

const at = (instant: string) => {
  const time = Date.parse(instant);
  return () => time;
};

/** All in Addis Ababa; every clock stands still. */
export const clocks = {
  /** 11 Meskerem 2019, four in the Ethiopian morning. */
  morning: at('2026-09-21T10:00:00+03:00'),
  /** 4 Meskerem 2019. */
  'new year week': at('2026-09-14T09:00:00+03:00'),
  /** The last second of 5 Pagume 2018. */
  'new year eve': at('2026-09-10T23:59:59+03:00'),
  /** 6 Pagume 2019, which only a leap year has. */
  'leap day': at('2027-09-11T12:00:00+03:00'),
  /** Still yesterday by UTC. */
  'after midnight': at('2026-09-21T00:30:00+03:00'),
} satisfies Record<string, () => number>;

export const isClock = (name: unknown): name is keyof typeof clocks =>
  typeof name === 'string' && Object.hasOwn(clocks, name);
