/** The series of a chart, each with a tone of its own. */

export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** One for each label of the chart; birr, or a count. What is no number is shown as a dash. */
  readonly values: readonly number[];
  /**
   * `tint` is lighter than `brand`, for the second of two; `caution` and `neutral` are striped: told apart without colour.
   * @default another one for each series: `brand`, `tint`, `info`, `neutral`, `positive`
   */
  readonly tone?: 'brand' | 'tint' | 'positive' | 'caution' | 'critical' | 'info' | 'neutral';
}

export type ChartTone = NonNullable<ChartSeries['tone']>;

export type ChartUnit = 'birr' | 'count';

/** The default tones, without those of a warning. */
const byDefault: readonly ChartTone[] = ['brand', 'tint', 'info', 'neutral', 'positive'];

/** Each series with a tone; a series without one gets a tone that no other has. */
export function toned(series: readonly ChartSeries[]): (ChartSeries & { tone: ChartTone })[] {
  const given = new Set(series.map(({ tone }) => tone));
  const left = byDefault.filter((tone) => !given.has(tone));
  return series.map((one) => ({ ...one, tone: one.tone ?? left.shift() ?? 'brand' }));
}
