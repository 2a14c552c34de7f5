/** The drawn bars, hidden from screen readers, which read the table instead. */
import { useId } from 'react';
import { useKit } from '../theme/kit-context.ts';
import { AxisFigures, AxisLabels, roomForFigures } from './chart-axis.tsx';
import { barLayout } from './chart-layout.ts';
import { axisFigure, figureInWords } from './chart-figures.tsx';
import type { ChartTone, ChartSeries, ChartUnit } from './chart-series.ts';
import { bar, line, plot, svg, value as valueStyle, stripe, stripeGround } from './chart.css.ts';

const striped = [
  { tone: 'caution', lean: 45 },
  { tone: 'neutral', lean: -45 },
] as const;

/** Stripes distinguish a tone without colour. */
const isStriped = (tone: ChartTone | undefined): boolean =>
  striped.some((one) => one.tone === tone);

const Stripes = ({ id }: { id: string }) => (
  <defs>
    {striped.map(({ tone, lean }) => (
      <pattern
        key={tone}
        id={`${id}-${tone}`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${lean})`}
      >
        <rect width="8" height="8" className={stripeGround} data-tone={tone} />
        <rect width="4" height="8" className={stripe} data-tone={tone} />
      </pattern>
    ))}
  </defs>
);

const MOST_VALUES = 13;

export interface BarPlotProps {
  labels: readonly string[];
  series: readonly (ChartSeries & { tone: ChartTone })[];
  isStacked: boolean;
  unit: ChartUnit;
}

export function BarPlot({ labels, series, isStacked, unit }: BarPlotProps) {
  const { locale } = useKit();
  const stripes = useId();
  const { bars, ticks } = barLayout(labels.length, series, isStacked);
  const seriesById = new Map(series.map((one) => [one.id, one]));
  // Figures of money are too long for bars: they are shown on hover and in the table.
  const hasValues = unit === 'count' && series.length === 1 && bars.length <= MOST_VALUES;
  return (
    <div aria-hidden className={plot} style={roomForFigures(ticks, unit)}>
      <AxisFigures {...{ ticks, unit }} />
      <svg className={svg}>
        <Stripes id={stripes} />
        {ticks.map(({ value, y }) => (
          <line key={value} className={line} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
        ))}
        {bars.map(({ seriesId, index, value, x, y, width, height }) => {
          const { tone, label = '' } = seriesById.get(seriesId) ?? {};
          return (
            <rect
              key={`${seriesId} ${index}`}
              className={bar}
              data-tone={tone}
              fill={isStriped(tone) ? `url(#${stripes}-${tone})` : undefined}
              x={`${x}%`}
              y={`${y}%`}
              width={`${width}%`}
              height={`${height}%`}
            >
              <title>{`${labels[index]}, ${label}: ${figureInWords(value, unit, locale)}`}</title>
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
            {axisFigure(value, unit)}
          </span>
        ))}
      <AxisLabels labels={labels} />
    </div>
  );
}
