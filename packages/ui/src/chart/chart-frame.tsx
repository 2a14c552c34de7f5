import { type ReactNode, useId } from 'react';
import { Disclosure } from '../components/Disclosure/Disclosure.tsx';
import { type CommonProps, rootProps } from '../components/private/common-props.ts';
import { useKitStrings } from '../theme/kit-context.ts';
import { showFigure } from './chart-figures.tsx';
import type { ChartSeries, ChartUnit } from './chart-series.ts';
import { chart, nothing, scroll, title as titleStyle } from './chart.css.ts';
import { ChartTable } from './chart-table.tsx';

export interface ChartFrameProps extends CommonProps {
  title: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  unit: ChartUnit;
  hasTable?: boolean;
  children: ReactNode;
}

export function ChartFrame(props: ChartFrameProps) {
  const { title, labels, series, unit, hasTable = true, children, id, data } = props;
  const strings = useKitStrings();
  const titleId = useId();
  const isEmpty = labels.length === 0 || series.length === 0;
  return (
    <figure {...rootProps({ id, data })} aria-labelledby={titleId} className={chart}>
      <figcaption id={titleId} className={titleStyle}>
        {title}
      </figcaption>
      {isEmpty ? (
        <span className={nothing}>{strings.emptyNoData}</span>
      ) : (
        <>
          {children}
          {hasTable && (
            <Disclosure title={strings.asTable}>
              {/* Focusable, so that keys can scroll a table wider than a phone. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <div role="group" aria-label={title} tabIndex={0} className={scroll}>
                <ChartTable
                  {...{ title, labels, series }}
                  show={(value) => showFigure(value, unit)}
                />
              </div>
            </Disclosure>
          )}
        </>
      )}
    </figure>
  );
}
