import { scaleBand, scaleLinear } from 'd3-scale';
import { stack, stackOffsetDiverging } from 'd3-shape';
import type { ChartSeries } from './chart-series.ts';

export interface Bar {
  readonly seriesId: string;
  readonly index: number;
  readonly value: number;
  /** Percent from the start and from the top of the plot. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Tick {
  readonly value: number;
  /** Percent from the top of the plot. */
  readonly y: number;
}

export interface BarLayout {
  readonly bars: readonly Bar[];
  readonly ticks: readonly Tick[];
}

const usable = (value: number | undefined) =>
  value !== undefined && Number.isFinite(value) ? value : 0;

const LINES = 4;

/** Most letters of a short label, such as a month or weekday. */
const SHORT = 4;
const MONTHS = 13;

function spans(count: number, series: readonly ChartSeries[], isStacked: boolean) {
  const rows = Array.from({ length: count }, (_, index) => index);
  if (!isStacked) {
    return series.map(({ values }) =>
      rows.map((index) => {
        const value = usable(values[index]);
        return [Math.min(0, value), Math.max(0, value)] as const;
      }),
    );
  }
  const layers = stack<number, number>()
    .keys(series.keys())
    .value((index, key) => usable(series[key]?.values[index]))
    .offset(stackOffsetDiverging)(rows);
  return layers.map((layer) => layer.map(([low, high]) => [low, high] as const));
}

/** A scale that includes zero; values grow from the bottom up. */
function figureScale(figures: readonly number[]) {
  const ends = [Math.min(0, ...figures), Math.max(0, ...figures) || 1];
  const scale = scaleLinear(ends, [100, 0]).nice(LINES);
  // An empty chart needs no ticks between 0 and 1.
  const isEmpty = figures.every((figure) => figure === 0);
  const ticks = (isEmpty ? [0] : scale.ticks(LINES)).map((value) => ({ value, y: scale(value) }));
  return { scale, ticks };
}

/** Greatest width of a bar in percent, so that a single month does not fill the plot. */
const WIDEST = 12.5;

export function barLayout(
  count: number,
  series: readonly ChartSeries[],
  isStacked: boolean,
): BarLayout {
  const all = spans(count, series, isStacked);
  const ends = all.flat(2);
  const { scale, ticks } = figureScale(ends);
  const bands = scaleBand([...Array(count).keys()], [0, 100]).padding(0.25);
  const group = Math.min(bands.bandwidth(), WIDEST);
  const width = group / (isStacked ? 1 : Math.max(1, series.length));
  const aside = (bands.bandwidth() - group) / 2;
  const bars = series.flatMap(({ id, values }, place) =>
    (all[place] ?? []).map(([low, high], index) => ({
      seriesId: id,
      index,
      value: usable(values[index]),
      x: (bands(index) ?? 0) + aside + (isStacked ? 0 : place * width),
      y: scale(high),
      width,
      height: scale(low) - scale(high),
    })),
  );
  return { bars, ticks };
}

export interface LinePoint {
  readonly x: number;
  readonly y?: number;
}

export interface LineLayout {
  readonly lines: readonly { readonly seriesId: string; readonly points: readonly LinePoint[] }[];
  readonly ticks: readonly Tick[];
  /** Place of a label in percent from the start. */
  xOf(index: number): number;
}

export function lineLayout(count: number, series: readonly ChartSeries[]): LineLayout {
  const shown = series.map(({ id, values }) => ({ id, values: values.slice(0, count) }));
  const { scale, ticks } = figureScale(shown.flatMap(({ values }) => values.map(usable)));
  const xOf = (index: number) => ((index + 0.5) / Math.max(1, count)) * 100;
  const lines = shown.map(({ id, values }) => ({
    seriesId: id,
    points: values.map((value, index) => ({
      x: xOf(index),
      ...(Number.isFinite(value) && { y: scale(value) }),
    })),
  }));
  return { lines, ticks, xOf };
}

const WEEK = 7;

export const isUpright = (labels: readonly string[]): boolean =>
  labels.length <= WEEK && labels.every((label) => label.length <= SHORT);

/** Shows all of up to 13 short labels, otherwise at most seven. */
export const isLabelled = (index: number, count: number, label = ''): boolean =>
  (label !== '' && label.length <= SHORT && count <= MONTHS) || index % Math.ceil(count / 7) === 0;
