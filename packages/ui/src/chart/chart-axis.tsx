import type { CSSProperties } from 'react';
import { vars } from '../tokens/vars.css.ts';
import { axisFigure } from './chart-figures.tsx';
import { isLabelled, isUpright, type Tick } from './chart-layout.ts';
import type { ChartUnit } from './chart-series.ts';
import { label as labelStyle, labels as labelsStyle, tick } from './chart.css.ts';

export function roomForFigures(ticks: readonly Tick[], unit: ChartUnit): CSSProperties {
  const lengths = ticks.map(({ value }) => axisFigure(value, unit).length);
  return { marginInlineStart: `calc(${Math.max(...lengths)}ch + ${vars.space.small})` };
}

export const AxisFigures = ({ ticks, unit }: { ticks: readonly Tick[]; unit: ChartUnit }) =>
  ticks.map(({ value, y }) => (
    <span key={value} className={tick} style={{ insetBlockStart: `${y}%` }}>
      {axisFigure(value, unit)}
    </span>
  ));

export const AxisLabels = ({ labels }: { labels: readonly string[] }) => (
  <span className={labelsStyle} data-upright={isUpright(labels) || undefined}>
    {labels.map((label, index) => (
      <span key={index} className={labelStyle}>
        {isLabelled(index, labels.length, label) && label}
      </span>
    ))}
  </span>
);
