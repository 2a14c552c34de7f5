/** Places bookings in a column of hours: those that overlap side by side, and those without room behind a button. */
import { DAY, type HourResource, type TimedEvent } from './hour-event.ts';

/** More than these side by side could not be read. */
const MOST_LANES = 3;
/** A shorter booking is drawn as long as this. */
const SHORTEST = 30;

export interface HourColumn {
  readonly id: string;
  readonly date: string;
  readonly resource?: HourResource;
  /** The minute at which it begins; it has a day from there. */
  readonly from: number;
}

/** A booking, or its part in a column, in minutes from where the column begins. */
export interface ColumnEvent extends TimedEvent {
  readonly top: number;
  readonly bottom: number;
}

export interface PlacedEvent extends ColumnEvent {
  /** Its place among those beside it, from 0. */
  readonly lane: number;
  readonly lanes: number;
}

export interface HourSlot {
  /** Bookings that are drawn from here on. */
  readonly placed: readonly PlacedEvent[];
  /** Bookings that begin here and have no room of their own. */
  readonly unplaced: readonly ColumnEvent[];
  /** All that goes on here. */
  readonly running: readonly ColumnEvent[];
}

export interface ColumnSlots {
  readonly slots: readonly HourSlot[];
  readonly wholeDay: readonly TimedEvent[];
}

const isOfColumn = ({ event }: TimedEvent, { resource }: HourColumn) =>
  resource === undefined || event.resourceId === resource.id;

/** The bookings with hours in a column, the earliest and longest first. */
function inColumn(column: HourColumn, events: readonly TimedEvent[]): ColumnEvent[] {
  return events
    .filter((event) => !event.isWholeDay && isOfColumn(event, column))
    .map((event) => ({
      ...event,
      top: Math.max(event.from - column.from, 0),
      bottom: Math.min(event.to - column.from, DAY),
    }))
    .filter(({ top, bottom }) => top < bottom)
    .sort((one, other) => one.top - other.top || other.bottom - one.bottom);
}

/** A whole day is that of its date, at whichever hour the column begins. */
function wholeDayOf(column: HourColumn, events: readonly TimedEvent[]): TimedEvent[] {
  const midnight = Math.floor(column.from / DAY) * DAY;
  return events.filter(
    (event) =>
      event.isWholeDay &&
      isOfColumn(event, column) &&
      event.from <= midnight &&
      event.to > midnight,
  );
}

const drawnTo = ({ top, bottom }: ColumnEvent) => Math.max(bottom, top + SHORTEST);

/** Groups that overlap no other, in their order. */
function* overlapping(events: readonly ColumnEvent[]): Generator<ColumnEvent[]> {
  let group: ColumnEvent[] = [];
  let end = -Infinity;
  for (const event of events) {
    if (event.top >= end && group.length > 0) {
      yield group;
      group = [];
    }
    group.push(event);
    end = Math.max(end, drawnTo(event));
  }
  if (group.length > 0) yield group;
}

/** Gives each of a group the first lane that is free; those beyond the lanes that have room get none. */
function inLanes(group: readonly ColumnEvent[]): {
  placed: PlacedEvent[];
  unplaced: ColumnEvent[];
} {
  const ends: number[] = [];
  const laid = group.map((event) => {
    const free = ends.findIndex((end) => end <= event.top);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = drawnTo(event);
    return { ...event, lane };
  });
  const lanes = Math.min(ends.length, MOST_LANES);
  // The last lane is that of the buttons for those that have none.
  const most = ends.length > MOST_LANES ? MOST_LANES - 1 : MOST_LANES;
  return {
    placed: laid.filter(({ lane }) => lane < most).map((event) => ({ ...event, lanes })),
    unplaced: laid.filter(({ lane }) => lane >= most),
  };
}

/** The slots of a column, each as many minutes long, and its whole days. */
export function columnSlots(
  column: HourColumn,
  events: readonly TimedEvent[],
  slotMinutes: number,
): ColumnSlots {
  const own = inColumn(column, events);
  const groups = [...overlapping(own)].map(inLanes);
  const placed = groups.flatMap((group) => group.placed);
  const unplaced = groups.flatMap((group) => group.unplaced);
  const slots = Array.from({ length: DAY / slotMinutes }, (_, index) => {
    const from = index * slotMinutes;
    const beginsHere = ({ top }: ColumnEvent) => top >= from && top < from + slotMinutes;
    return {
      placed: placed.filter(beginsHere),
      unplaced: unplaced.filter(beginsHere),
      running: own.filter(({ top, bottom }) => top < from + slotMinutes && bottom > from),
    };
  });
  return { slots, wholeDay: wholeDayOf(column, events) };
}
