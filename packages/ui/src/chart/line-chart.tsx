/** A line chart of several figures over time, with the same figures as a table. */
import { useState } from 'react';
import { legend } from '../components/Meter/Meter.css.ts';
import type { CommonProps } from '../components/private/common-props.ts';
import { useKit } from '../theme/kit-context.ts';
import { figureInWords } from './chart-figures.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { type ChartSeries, type ChartUnit, toned } from './chart-series.ts';
import { LinePlot } from './line-plot.tsx';
import { dashes, legendEntry, legendFigure, legendLine, stroke } from './line-chart.css.ts';

export interface LineChartProps extends CommonProps {
  title: string;
  /** Shown under the lines: weeks, months. */
  labels: readonly string[];
  /** At most five; each has its own colour and dashes. */
  series: readonly ChartSeries[];
  /** @default 'birr' */
  unit?: ChartUnit;
}

/**
 * To compare unordered figures use `BarChart`, for one figure in a line of text `Spark`. Arrow
 * keys, mouse or touch choose a label, whose figures appear beside the names of the lines.
 */
export function LineChart(props: LineChartProps) {
  const { title, labels, unit = 'birr', id, data } = props;
  const { locale, strings } = useKit();
  const series = toned(props.series);
  const [chosen, setChosen] = useState<number | null>(null);
  // Before a choice, the latest figures are shown.
  const index = Math.min(chosen ?? Infinity, labels.length - 1);
  const figureOf = ({ values }: ChartSeries) => figureInWords(values[index], unit, locale);
  const said = [labels[index], ...series.map((one) => `${one.label} ${figureOf(one)}`)];
  return (
    <ChartFrame {...{ title, labels, series, unit, id, data }}>
      <LinePlot
        {...{ title, labels, series, unit, index }}
        valueText={said.join(strings.comma)}
        onIndexChange={setChosen}
      />
      <span aria-hidden className={legend}>
        <strong>{labels[index]}</strong>
        {series.map((one, place) => (
          <span key={one.id} className={legendEntry}>
            <svg className={legendLine}>
              <line
                className={`${stroke} ${dashes[place % dashes.length]}`}
                data-tone={one.tone}
                x1="0"
                x2="100%"
                y1="50%"
                y2="50%"
              />
            </svg>
            {one.label}
            <span className={legendFigure}>{figureOf(one)}</span>
          </span>
        ))}
      </span>
    </ChartFrame>
  );
}
