export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** One per label: birr, or a count. An invalid number shows a dash. */
  readonly values: readonly number[];
  /**
   * `tint` is lighter than `brand`; `caution` and `neutral` are striped, to be told apart without
   * colour.
   * @default another one for each series: `brand`, `tint`, `info`, `neutral`, `positive`
   */
  readonly tone?: 'brand' | 'tint' | 'positive' | 'caution' | 'critical' | 'info' | 'neutral';
}

export type ChartTone = NonNullable<ChartSeries['tone']>;

export type ChartUnit = 'birr' | 'count';

const byDefault: readonly ChartTone[] = ['brand', 'tint', 'info', 'neutral', 'positive'];

export function toned(series: readonly ChartSeries[]): (ChartSeries & { tone: ChartTone })[] {
  const given = new Set(series.map(({ tone }) => tone));
  const left = byDefault.filter((tone) => !given.has(tone));
  return series.map((one) => ({ ...one, tone: one.tone ?? left.shift() ?? 'brand' }));
}
