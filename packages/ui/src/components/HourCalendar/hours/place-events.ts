import { DAY, type HourResource, type TimedEvent } from './hour-event.ts';

/** With more lanes, each would be too narrow. */
const MOST_LANES = 3;
const SHORTEST = 30;

export interface HourColumn {
  readonly id: string;
  readonly date: string;
  readonly resource?: HourResource;
  /** First minute of the column's 24 hours. */
  readonly from: number;
}

/** `top` and `bottom` are minutes from the column's start. */
export interface ColumnEvent extends TimedEvent {
  readonly top: number;
  readonly bottom: number;
}

export interface PlacedEvent extends ColumnEvent {
  /** Counts from 0. */
  readonly lane: number;
  readonly lanes: number;
}

export interface HourSlot {
  readonly placed: readonly PlacedEvent[];
  /** Events that begin in this slot and have no lane. */
  readonly unplaced: readonly ColumnEvent[];
  /** Events during this slot, also those that began earlier. */
  readonly running: readonly ColumnEvent[];
}

export interface ColumnSlots {
  readonly slots: readonly HourSlot[];
  readonly wholeDay: readonly TimedEvent[];
}

const isOfColumn = ({ event }: TimedEvent, { resource }: HourColumn) =>
  resource === undefined || event.resourceId === resource.id;

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

/** An event of a whole day belongs to its date, whatever the start of the column. */
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
  const most = ends.length > MOST_LANES ? MOST_LANES - 1 : MOST_LANES;
  return {
    placed: laid.filter(({ lane }) => lane < most).map((event) => ({ ...event, lanes })),
    unplaced: laid.filter(({ lane }) => lane >= most),
  };
}

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
