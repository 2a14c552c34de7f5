/** A list of names and values about one subject. */
import type { ReactNode } from 'react';
import { list, pair, term, value as shown } from './DescriptionList.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface Description {
  readonly label: ReactNode;
  /** An empty value shows a dash. */
  readonly value: ReactNode;
  /** Marks a total of the other values. */
  readonly isStrong?: boolean;
}

export interface DescriptionListProps extends CommonProps {
  items: readonly Description[];
  /** `columns` for facts, `rows` for sums with a total. @default 'columns' */
  layout?: 'columns' | 'rows';
}

const isNothing = (value: ReactNode) => value === null || value === undefined || value === '';

/** For many things with the same facts use `DataTable`. */
export function DescriptionList({ items, layout = 'columns', ...rest }: DescriptionListProps) {
  return (
    <dl {...rootProps(rest)} className={list} data-layout={layout}>
      {items.map(({ label, value, isStrong }, index) => (
        <div key={index} className={pair} data-strong={isStrong || undefined}>
          <dt className={term}>{label}</dt>
          <dd className={shown}>{isNothing(value) ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
