import { line as lineThrough } from 'd3-shape';
import type { PointerEvent } from 'react';
import { useLocale } from 'react-aria-components';
import { AxisFigures, AxisLabels, roomForFigures } from './chart-axis.tsx';
import { type LineLayout, lineLayout } from './chart-layout.ts';
import type { ChartSeries, ChartTone, ChartUnit } from './chart-series.ts';
import { line as gridLine, plot, svg } from './chart.css.ts';
import { cursor, cursorInput, dashes, linePlot, point, stroke } from './line-chart.css.ts';

export interface LinePlotProps {
  title: string;
  labels: readonly string[];
  series: readonly (ChartSeries & { tone: ChartTone })[];
  unit: ChartUnit;
  index: number;
  valueText: string;
  onIndexChange: (index: number) => void;
}

export function LinePlot(props: LinePlotProps) {
  const { title, labels, series, unit, index, valueText, onIndexChange } = props;
  const { direction } = useLocale();
  const { lines, ticks, xOf } = lineLayout(labels.length, series);
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const part = (clientX - left) / width;
    const place = Math.floor((direction === 'rtl' ? 1 - part : part) * labels.length);
    onIndexChange(Math.min(Math.max(place, 0), labels.length - 1));
  };
  return (
    <div
      className={`${plot} ${linePlot}`}
      style={roomForFigures(ticks, unit)}
      onPointerMove={follow}
      onPointerDown={follow}
    >
      <input
        type="range"
        className={cursorInput}
        aria-label={title}
        aria-valuetext={valueText}
        min={0}
        max={labels.length - 1}
        value={index}
        onChange={({ target }) => onIndexChange(target.valueAsNumber)}
      />
      <div aria-hidden>
        <span className={cursor} style={{ insetInlineStart: `${xOf(index)}%` }} />
        <AxisFigures {...{ ticks, unit }} />
        <Lines {...{ lines, ticks, series }} />
        <Points {...{ lines, series, index }} />
        <AxisLabels labels={labels} />
      </div>
    </div>
  );
}

interface LinesProps extends Pick<LinePlotProps, 'series'>, Pick<LineLayout, 'lines' | 'ticks'> {}

function Lines({ lines, ticks, series }: LinesProps) {
  const { direction } = useLocale();
  return (
    <svg
      className={svg}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      data-mirrored={direction === 'rtl' || undefined}
    >
      {ticks.map(({ value, y }) => (
        <line key={value} className={`${gridLine} ${stroke}`} x1="0" x2="100" y1={y} y2={y} />
      ))}
      {lines.map(({ seriesId, points }, place) => (
        <path
          key={seriesId}
          className={`${stroke} ${dashes[place % dashes.length]}`}
          data-tone={series[place]?.tone}
          d={pathOf(points) ?? undefined}
        />
      ))}
    </svg>
  );
}

interface PointsProps extends Pick<LinePlotProps, 'series' | 'index'>, Pick<LineLayout, 'lines'> {}

function Points({ lines, series, index }: PointsProps) {
  return lines.map(({ seriesId, points }, place) => {
    const at = points[index];
    if (at?.y === undefined) return null;
    return (
      <span
        key={seriesId}
        className={point}
        data-tone={series[place]?.tone}
        style={{ insetInlineStart: `${at.x}%`, insetBlockStart: `${at.y}%` }}
      />
    );
  });
}

const pathOf = lineThrough<{ readonly x: number; readonly y?: number }>(
  ({ x }) => x,
  ({ y }) => y ?? 0,
).defined(({ y }) => y !== undefined);
