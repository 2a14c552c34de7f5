export const shortHistory = 1_000;
const shortDays = shortHistory / 3;
const tenYears = 3_650;

/** The days back from the end of the history to the end of Nehase 2018. */
const lastOfMonth = 55;
const daysOfMonth = 30;

const inMonth = (rows: number) => Math.floor(rows / 10);

const spread = (rows: number, after: number) =>
  `${shortDays} + (n - ${after})::float8 * ${tenYears} / ${rows - after}`;

/** `past`: three events a day; `years`: over ten years; `month`: many in one month. */
export const shapes = {
  past: () => 'n / 3.0',
  years: (rows: number) => spread(rows, shortHistory),
  month: (rows: number, held = inMonth(rows)) =>
    `CASE WHEN n <= ${shortHistory + held} THEN ${lastOfMonth} + (n - ${shortHistory})::float8 * ${daysOfMonth} / ${held + 1}
      ELSE ${spread(rows, shortHistory + held)} END`,
} satisfies Record<string, (rows: number, held?: number) => string>;

export type Shape = keyof typeof shapes;
