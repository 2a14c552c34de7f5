/** A sparkline: the course of one figure in a line of text, with its figures for screen readers. */
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { type CommonProps, rootProps } from '../components/private/common-props.ts';
import { visuallyHidden } from '../styles/text.css.ts';
import { showFigure } from './chart-figures.tsx';
import type { ChartTone, ChartUnit } from './chart-series.ts';
import { dot, spark, sparkLine, sparkSvg } from './chart.css.ts';
import { ChartTable } from './chart-table.tsx';

export interface SparkProps extends CommonProps {
  title: string;
  /** Names of the values: days, months. */
  labels: readonly string[];
  values: readonly number[];
  /** @default 'brand' */
  tone?: ChartTone;
  /** @default 'birr' */
  unit?: ChartUnit;
}

/** For use beside the current figure, as in a `StatCard`. To compare figures use `BarChart`. */
export function Spark(props: SparkProps) {
  const { title, labels, values, tone = 'brand', unit = 'birr', id, data } = props;
  const points = values.filter((value) => Number.isFinite(value));
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [0, 100]);
  const y = scaleLinear([Math.min(...points, 0), Math.max(...points, 0) || 1], [100, 0]);
  const path = line<number>((_value, index) => x(index), y)(points);
  const last = points.at(-1);
  return (
    <figure {...rootProps({ id, data })} className={spark} data-tone={tone}>
      <svg aria-hidden className={sparkSvg} viewBox="0 0 100 100" preserveAspectRatio="none">
        {path !== null && <path d={path} className={sparkLine} />}
      </svg>
      {last !== undefined && (
        <span
          aria-hidden
          className={dot}
          style={{ insetInlineStart: `${x(points.length - 1)}%`, insetBlockStart: `${y(last)}%` }}
        />
      )}
      <div className={visuallyHidden}>
        <ChartTable
          {...{ title, labels }}
          series={[{ id: 'values', label: title, values }]}
          show={(value) => showFigure(value, unit)}
        />
      </div>
    </figure>
  );
}
