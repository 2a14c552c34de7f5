/** A legend of the marks in a month, shown once below it. */
import type { ReactNode } from 'react';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import type { DayLine } from '../MonthCalendar/DayCell.tsx';
import { band, bar, entry, legend } from './MonthLegend.css.ts';

export interface LegendEntry {
  readonly words: string;
  /** A text, the bar shown before an event, or the band below days. */
  readonly sign: 'bar' | 'band' | { readonly text: string };
  readonly tone?: DayLine['tone'];
}

export interface MonthLegendProps extends CommonProps {
  entries: readonly LegendEntry[];
  'aria-label': string;
}

/** Below a `MonthCalendar` whose days have lines, notes or bands. */
export function MonthLegend({ entries, ...props }: MonthLegendProps): ReactNode {
  return (
    <ul {...rootProps(props)} aria-label={props['aria-label']} className={legend}>
      {entries.map(({ words, sign, tone }) => (
        <li key={words} className={entry}>
          {typeof sign === 'string' ? (
            <span aria-hidden className={sign === 'bar' ? bar : band} data-tone={tone} />
          ) : (
            <span aria-hidden>{sign.text}</span>
          )}
          {words}
        </li>
      ))}
    </ul>
  );
}
