import type { CSSProperties } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { useKit } from '../../theme/kit-context.ts';
import { block, blockDetail, blockTitle } from './HourBlock.css.ts';
import type { HourEvent, TimedEvent } from './hours/hour-event.ts';
import { clockOf, eventName } from './hours/hour-words.ts';
import type { HourColumn, PlacedEvent } from './hours/place-events.ts';

/** Minutes of the column from which Enter leads into the booking. */
export interface Reach {
  readonly top: number;
  readonly bottom: number;
}

export interface HourBlockProps {
  event: TimedEvent;
  column: HourColumn;
  /** Set where Enter on an hour leads to the booking, and Tab does not. */
  reach?: Reach;
  style?: CSSProperties;
  onPress: ((event: HourEvent) => void) | undefined;
}

export function HourBlock({ event, column, reach, style, onPress }: HourBlockProps) {
  const kit = useKit();
  const { title, detail, tone = 'brand' } = event.event;
  const start = event.isWholeDay ? null : clockOf(event.from, column, kit).ethiopic;
  const look = { className: block, style, 'data-tone': tone };
  const content = (
    <>
      <span className={visuallyHidden}>{eventName(event, column, kit)}</span>
      <span aria-hidden className={blockTitle}>
        {title}
      </span>
      {start && (
        <span aria-hidden className={blockDetail}>
          {start}
        </span>
      )}
      {detail && (
        <span aria-hidden className={blockDetail}>
          {detail}
        </span>
      )}
    </>
  );
  if (!onPress) return <div {...look}>{content}</div>;
  return (
    <button
      {...look}
      type="button"
      {...(reach && { tabIndex: -1, ...reachData(reach) })}
      onClick={() => onPress(event.event)}
    >
      {content}
    </button>
  );
}

export const reachData = ({ top, bottom }: Reach) => ({ 'data-top': top, 'data-bottom': bottom });

/** Percent; the rest of the width stays free to press a booked hour. */
const WIDTH = 94;

export function placeInSlot(event: PlacedEvent, slot: number, slotMinutes: number): CSSProperties {
  const percent = (minutes: number) => `${(minutes / slotMinutes) * 100}%`;
  return {
    position: 'absolute',
    insetBlockStart: percent(event.top - slot * slotMinutes),
    blockSize: percent(event.bottom - event.top),
    insetInlineStart: `${(event.lane / event.lanes) * WIDTH}%`,
    inlineSize: `${WIDTH / event.lanes}%`,
  };
}
