import type { ReactNode } from 'react';
import { visuallyHidden } from '../styles/text.css.ts';
import type { ChartSeries } from './chart-series.ts';
import { cell, headCell, table } from './chart.css.ts';

export interface ChartTableProps {
  title: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  show: (value: number | undefined) => ReactNode;
}

export function ChartTable({ title, labels, series, show }: ChartTableProps) {
  return (
    <table className={table}>
      <caption className={visuallyHidden}>{title}</caption>
      <thead>
        <tr>
          <td className={cell}>{'\u00a0'}</td>
          {series.map(({ id, label }) => (
            <th key={id} scope="col" className={headCell}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={index}>
            <th scope="row" className={headCell}>
              {label}
            </th>
            {series.map(({ id, values }) => (
              <td key={id} className={cell}>
                {show(values[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
