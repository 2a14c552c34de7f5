/** Bars that lie beside their labels; hidden from screen readers, which read the table. */
import { Fragment, type ReactNode } from 'react';
import { lying, lyingBar, lyingFigure } from './chart.css.ts';

export interface LyingBarsProps {
  labels: readonly string[];
  values: readonly number[];
  show: (value: number | undefined) => ReactNode;
}

export function LyingBars({ labels, values, show }: LyingBarsProps) {
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
