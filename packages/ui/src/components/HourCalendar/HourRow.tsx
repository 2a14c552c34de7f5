import { formatWesternTime, toEthiopianTime } from '@digis/ethio-date';
import { visuallyHidden } from '../../styles/text.css.ts';
import { useKit } from '../../theme/kit-context.ts';
import { HourBlock } from './HourBlock.tsx';
import { axis, axisMain, cell, cover, row, wholeDay } from './HourCalendar.css.ts';
import { HourCell, type HourCellProps } from './HourCell.tsx';
import { type HourEvent, timeOf } from './hours/hour-event.ts';
import { bookedWords, clockOf, columnName } from './hours/hour-words.ts';
import type { ColumnSlots, HourColumn } from './hours/place-events.ts';
import type { HourSpanState } from './use-hour-span.ts';

interface RowColumns {
  columns: readonly HourColumn[];
  contents: readonly ColumnSlots[];
  slotMinutes: number;
  current: number;
  isTabStop: boolean;
  onEventPress: ((event: HourEvent) => void) | undefined;
}

export interface HourRowProps extends RowColumns, Pick<HourCellProps, 'slot' | 'onMorePress'> {
  span: HourSpanState;
  now: number;
}

export function HourRow(props: HourRowProps) {
  const { columns, contents, slot, slotMinutes, current, span, now } = props;
  const [first] = columns;
  return (
    <div role="row" className={row}>
      {first && <HourOfAxis column={first} minutes={slot * slotMinutes} />}
      {columns.map((column, index) => {
        const content = contents[index]?.slots[slot];
        if (!content) return null;
        const passed = (now - column.from) / slotMinutes - slot;
        const own = span.span?.column.id === column.id ? span.span : null;
        return (
          <HourCell
            key={column.id}
            {...{ column, slot, slotMinutes, content }}
            columnIndex={index}
            isCurrent={index === current}
            isTabStop={index === current && props.isTabStop}
            isSelected={own !== null && slot >= own.first && slot <= own.last}
            isUnavailable={span.isUnavailable(column, slot)}
            passed={passed >= 0 && passed < 1 ? passed : null}
            onEventPress={props.onEventPress}
            onMorePress={props.onMorePress}
          />
        );
      })}
    </div>
  );
}

/** Names the part of the day only for screen readers. */
function HourOfAxis({ column, minutes }: { column: HourColumn; minutes: number }) {
  const kit = useKit();
  const time = timeOf(column.from + minutes);
  const { ethiopic, western } = clockOf(column.from + minutes, column, kit);
  const { hour, minute } = toEthiopianTime(time);
  return (
    <div role="rowheader" className={axis}>
      <span className={visuallyHidden}>{`${ethiopic}${kit.strings.comma}${western}`}</span>
      <span aria-hidden className={axisMain}>
        {`${hour}:${String(minute).padStart(2, '0')}`}
      </span>
      <span aria-hidden>{formatWesternTime(time, kit.dates)}</span>
    </div>
  );
}

export function WholeDays(props: RowColumns) {
  const { columns, contents, slotMinutes, current, isTabStop, onEventPress } = props;
  const kit = useKit();
  return (
    <div role="row" className={row}>
      <div role="rowheader" className={axis}>
        {kit.strings.allDay}
      </div>
      {columns.map((column, index) => {
        const events = contents[index]?.wholeDay ?? [];
        const name = [kit.strings.allDay, columnName(column, kit), bookedWords(events, kit)];
        return (
          <div
            key={column.id}
            role="gridcell"
            className={`${cell} ${wholeDay}`}
            data-of={index}
            data-current={index === current || undefined}
          >
            <button
              type="button"
              className={cover}
              tabIndex={isTabStop && index === current ? 0 : -1}
              aria-label={name.join(kit.strings.comma)}
              data-slot={-1}
              data-column={index}
            />
            {events.map((event) => (
              <HourBlock
                key={event.event.id}
                {...{ event, column }}
                reach={{ top: -slotMinutes, bottom: 0 }}
                onPress={onEventPress}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
