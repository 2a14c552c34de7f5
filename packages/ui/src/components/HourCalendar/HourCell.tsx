import { type CSSProperties, memo } from 'react';
import { useKit } from '../../theme/kit-context.ts';
import { HourBlock, placeInSlot, reachData } from './HourBlock.tsx';
import { cell, cover, more as moreStyle, nowLine } from './HourCalendar.css.ts';
import type { HourEvent, TimedEvent } from './hours/hour-event.ts';
import { slotName } from './hours/hour-words.ts';
import type { HourColumn, HourSlot } from './hours/place-events.ts';

export interface HourCellProps {
  column: HourColumn;
  columnIndex: number;
  slot: number;
  slotMinutes: number;
  content: HourSlot;
  isTabStop: boolean;
  isCurrent: boolean;
  isSelected: boolean;
  isUnavailable: boolean;
  /** Elapsed part of the current hour, from 0 to 1; null for other hours. */
  passed: number | null;
  onEventPress: ((event: HourEvent) => void) | undefined;
  onMorePress: (button: HTMLElement, events: readonly TimedEvent[], column: HourColumn) => void;
}

export const HourCell = memo(function HourCell(props: HourCellProps) {
  const { column, columnIndex, slot, slotMinutes, content, isUnavailable, passed } = props;
  const kit = useKit();
  const { running, placed, unplaced } = content;
  const from = column.from + slot * slotMinutes;
  return (
    <div
      role="gridcell"
      className={cell}
      aria-selected={props.isSelected || undefined}
      data-of={columnIndex}
      data-current={props.isCurrent || undefined}
      data-unavailable={isUnavailable || undefined}
    >
      <button
        type="button"
        className={cover}
        tabIndex={props.isTabStop ? 0 : -1}
        aria-label={slotName({ running, from, isUnavailable }, column, kit)}
        aria-current={passed === null ? undefined : 'time'}
        aria-disabled={isUnavailable || undefined}
        data-slot={slot}
        data-column={columnIndex}
      />
      {placed.map((event) => (
        <HourBlock
          key={event.event.id}
          {...{ event, column }}
          reach={event}
          style={placeInSlot(event, slot, slotMinutes)}
          onPress={props.onEventPress}
        />
      ))}
      {unplaced.length > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className={moreStyle}
          aria-haspopup="dialog"
          aria-label={kit.strings.moreEvents(unplaced.length)}
          {...reachData({ top: slot * slotMinutes, bottom: (slot + 1) * slotMinutes })}
          onClick={(press) => props.onMorePress(press.currentTarget, unplaced, column)}
        >
          {`+${unplaced.length}`}
        </button>
      )}
      {passed !== null && <span aria-hidden className={nowLine} style={lineAt(passed)} />}
    </div>
  );
});

const lineAt = (passed: number): CSSProperties => ({ insetBlockStart: `${passed * 100}%` });
