/** What a chart shows. */

export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** One for each label of the chart; birr, or a count. */
  readonly values: readonly number[];
  /** `caution` is striped, so that it is told apart without colour. @default 'brand' */
  readonly tone?: 'brand' | 'positive' | 'caution' | 'critical' | 'info';
}

export type ChartUnit = 'birr' | 'count';
