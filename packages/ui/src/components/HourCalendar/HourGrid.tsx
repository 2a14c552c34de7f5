import { useCallback, useState } from 'react';
import { headRow, scroller } from './HourCalendar.css.ts';
import { HourHeads } from './HourHead.tsx';
import { HourRow, WholeDays } from './HourRow.tsx';
import type { HourColumn } from './hours/place-events.ts';
import { MoreEvents, type OpenedEvents } from './MoreEvents.tsx';
import { type HourGridProps, useHourGrid } from './use-hour-grid.ts';

export function HourGrid(props: HourGridProps) {
  const { titleId, columns, contents, now, place, slotMinutes, span, onEventPress } = props;
  const { gridProps, rows, tabStop, hasWholeDays } = useHourGrid(props);
  const [opened, setOpened] = useState<OpenedEvents | null>(null);
  const openMore = useCallback(
    (button: HTMLElement, events: OpenedEvents['events'], column: HourColumn) =>
      setOpened({ button, events, column }),
    [],
  );
  const shared = { columns, contents, slotMinutes, onEventPress, current: place.column };
  return (
    <div
      {...gridProps}
      role="grid"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={props.isLoading}
      aria-multiselectable={span.canSelect || undefined}
      className={scroller}
    >
      <div role="rowgroup" className={headRow}>
        <HourHeads {...{ columns, now }} current={place.column} />
        {hasWholeDays && <WholeDays {...shared} isTabStop={tabStop < 0} />}
      </div>
      <div role="rowgroup">
        {rows.map((slot) => (
          <HourRow
            key={slot}
            {...{ ...shared, slot, span, now }}
            isTabStop={slot === tabStop}
            onMorePress={openMore}
          />
        ))}
      </div>
      {opened && <MoreEvents {...{ opened, onEventPress }} onClose={() => setOpened(null)} />}
    </div>
  );
}
