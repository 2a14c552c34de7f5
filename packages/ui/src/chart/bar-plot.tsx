/** The bars of a chart with the lines behind them; hidden from screen readers, which read the table. */
import { useId } from 'react';
import { asAmount, inBirr } from '../components/private/unusable.ts';
import { useKit } from '../theme/kit-context.ts';
import { barLayout, isLabelled, isUpright } from './chart-layout.ts';
import type { ChartSeries, ChartUnit } from './chart-series.ts';
import {
  bar,
  label as labelStyle,
  labels as labelsStyle,
  line,
  plot,
  svg,
  tick,
  value as valueStyle,
} from './chart.css.ts';
import { Stripes } from './stripes.tsx';

const MOST_VALUES = 13;

export interface BarPlotProps {
  labels: readonly string[];
  series: readonly ChartSeries[];
  isStacked: boolean;
  unit: ChartUnit;
}

export function BarPlot({ labels, series, isStacked, unit }: BarPlotProps) {
  const { locale } = useKit();
  const stripes = useId();
  const { bars, ticks } = barLayout(labels.length, series, isStacked);
  const seriesById = new Map(series.map((one) => [one.id, one]));
  const words = (value: number) => (unit === 'birr' ? inBirr(value, { locale }) : String(value));
  // Counts have room above their bars; a sum is said to who points at its bar, and in the table.
  const hasValues = unit === 'count' && series.length === 1 && bars.length <= MOST_VALUES;
  return (
    <div aria-hidden className={plot}>
      {ticks.map(({ value, y }) => (
        <span key={value} className={tick} style={{ insetBlockStart: `${y}%` }}>
          {unit === 'birr' ? asAmount(value) : value}
        </span>
      ))}
      <svg className={svg}>
        <Stripes id={stripes} />
        {ticks.map(({ value, y }) => (
          <line key={value} className={line} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
        ))}
        {bars.map(({ seriesId, index, value, x, y, width, height }) => {
          const { tone = 'brand', label = '' } = seriesById.get(seriesId) ?? {};
          return (
            <rect
              key={`${seriesId} ${index}`}
              className={bar}
              data-tone={tone}
              fill={tone === 'caution' ? `url(#${stripes})` : undefined}
              x={`${x}%`}
              y={`${y}%`}
              width={`${width}%`}
              height={`${height}%`}
            >
              <title>{`${labels[index]}, ${label}: ${words(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      {hasValues &&
        bars.map(({ index, value, x, y, width }) => (
          <span
            key={index}
            className={valueStyle}
            style={{ insetInlineStart: `${x + width / 2}%`, insetBlockStart: `${y}%` }}
          >
            {value}
          </span>
        ))}
      <span className={labelsStyle} data-upright={isUpright(labels) || undefined}>
        {labels.map((label, index) => (
          <span key={index} className={labelStyle}>
            {isLabelled(index, labels.length, label) && label}
          </span>
        ))}
      </span>
    </div>
  );
}
