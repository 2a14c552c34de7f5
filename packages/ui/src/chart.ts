/** The entry `@digis/ui/chart`, separate because only charts need its two libraries. */
export { BarChart, type BarChartProps } from './chart/bar-chart.tsx';
export type { ChartSeries, ChartUnit } from './chart/chart-series.ts';
export { LineChart, type LineChartProps } from './chart/line-chart.tsx';
export { Spark, type SparkProps } from './chart/spark.tsx';
