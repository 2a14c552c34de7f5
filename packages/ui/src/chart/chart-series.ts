/** What a chart shows. */

export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** One for each label of the chart; birr, or a count. */
  readonly values: readonly number[];
  /** `tint` is lighter than `brand`, for the second of two; `caution` is striped: told apart without colour. @default 'brand' */
  readonly tone?: 'brand' | 'tint' | 'positive' | 'caution' | 'critical' | 'info';
}

export type ChartUnit = 'birr' | 'count';
