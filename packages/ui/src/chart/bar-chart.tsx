/** A bar chart of grouped or stacked figures, with the same figures as a table. */
import { Fragment, type ReactNode } from 'react';
import { legend, legendItem, swatch } from '../components/Meter/Meter.css.ts';
import type { CommonProps } from '../components/private/common-props.ts';
import { BarPlot } from './bar-plot.tsx';
import { showFigure } from './chart-figures.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { type ChartSeries, type ChartUnit, toned } from './chart-series.ts';
import { lying, lyingBar, lyingFigure } from './chart.css.ts';

interface LyingBarsProps {
  labels: readonly string[];
  values: readonly number[];
  show: (value: number | undefined) => ReactNode;
}

function LyingBars({ labels, values, show }: LyingBarsProps) {
  const usable = (value: number | undefined) =>
    value !== undefined && Number.isFinite(value) ? Math.max(0, value) : 0;
  const most = Math.max(1, ...values.map(usable));
  return (
    <div aria-hidden className={lying}>
      {labels.map((label, index) => (
        <Fragment key={index}>
          <span>{label}</span>
          <span
            className={lyingBar}
            style={{ width: `${(usable(values[index]) / most) * 100}%` }}
          />
          <span className={lyingFigure}>{show(values[index])}</span>
        </Fragment>
      ))}
    </div>
  );
}

export interface BarChartProps extends CommonProps {
  title: string;
  /** Shown under the bars: months, branches. */
  labels: readonly string[];
  /** At most five; each has a bar, or a part of one, for each label. */
  series: readonly ChartSeries[];
  /** Stacks the series of each label. @default false */
  isStacked?: boolean;
  /**
   * Draws the bars of the only series horizontally, beside long labels and with figures.
   * @default false
   */
  isLying?: boolean;
  /** @default 'birr' */
  unit?: ChartUnit;
  /** Set to false where a table below shows the figures. @default true */
  hasTable?: boolean;
}

/**
 * For a course over time use `LineChart`, for one figure in a line of text `Spark`, for the parts
 * of one sum `Meter`.
 */
export function BarChart(props: BarChartProps) {
  const { title, labels, isStacked = false, isLying, unit = 'birr', hasTable } = props;
  const { id, data } = props;
  const series = toned(props.series);
  const show = (value: number | undefined): ReactNode => showFigure(value, unit);
  return (
    <ChartFrame {...{ title, labels, series, unit, hasTable, id, data }}>
      {isLying ? (
        <LyingBars {...{ labels, show }} values={series[0]?.values ?? []} />
      ) : (
        <BarPlot {...{ labels, series, isStacked, unit }} />
      )}
      {series.length > 1 && (
        <span aria-hidden className={legend}>
          {series.map(({ id: key, label, tone }) => (
            <span key={key} className={legendItem}>
              <span className={swatch} data-tone={tone} />
              {label}
            </span>
          ))}
        </span>
      )}
    </ChartFrame>
  );
}
