// D140
import type { Schemas } from '@digis/api-client/contract';
import { isoToEt } from '@digis/ethio-date';
import type { RowGroups } from '@digis/ui';
import { Plural } from '@lingui/react/macro';
import { dayOfEvent, guestsOf } from '#api/event-facts.ts';
import type { useToday } from '#browser/use-today.ts';
import { DayHead } from '#lists/day-head.tsx';

type Event = Schemas['Event'];

const yearOf = (day: string | number) => isoToEt(String(day)).year;

interface DayGroupsOptions extends ReturnType<typeof useToday> {
  readonly isPhone: boolean;
  readonly isByDay: boolean;
}

export function dayGroups({ today, isPhone, isByDay }: DayGroupsOptions): RowGroups<Event> {
  return {
    getId: dayOfEvent,
    renderTitle: ({ id }) => (
      <DayHead
        day={String(id)}
        today={today}
        nearFormat="brief"
        format={yearOf(id) === yearOf(today) ? 'day' : 'full'}
      />
    ),
    // The counts of a day that continues on the next page would be too low.
    renderSummary: ({ rows, isComplete }) =>
      isByDay &&
      isComplete && (
        <>
          {!isPhone && (
            <>
              <Plural value={rows.length} one="# event" other="# events" /> ·{' '}
            </>
          )}
          <Plural value={guestsOf(rows)} one="# guest" other="# guests" />
        </>
      ),
  };
}
