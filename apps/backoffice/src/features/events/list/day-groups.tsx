/** The events of the list by day, each day with its events and guests. SPEC: D140 */
import type { Schemas } from '@digis/api-client/contract';
import { isoToEt } from '@digis/ethio-date';
import { DateText } from '@digis/ui';
import type { RowGroups } from '@digis/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { dayOfEvent, guestsOf } from '../../../api/event-facts.ts';
import type { useToday } from '../../../browser/use-today.ts';

type Event = Schemas['Event'];

const yearOf = (day: string | number) => isoToEt(String(day)).year;

interface DayGroupsOptions extends ReturnType<typeof useToday> {
  /** There day and summary have one line, and the cards below count the events themselves. */
  readonly isPhone: boolean;
  /** Else a day comes several times, and its sums would be those of a part. */
  readonly isByDay: boolean;
}

export function dayGroups({
  today,
  tomorrow,
  isPhone,
  isByDay,
}: DayGroupsOptions): RowGroups<Event> {
  const isNear = (day: unknown) => day === today || day === tomorrow;
  return {
    getId: dayOfEvent,
    renderTitle: ({ id }) => (
      <>
        {id === today && <Trans>Today</Trans>}
        {id === tomorrow && <Trans>Tomorrow</Trans>}
        {isNear(id) && ' · '}
        <DateText
          value={String(id)}
          format={isNear(id) ? 'brief' : yearOf(id) === yearOf(today) ? 'day' : 'full'}
        />
      </>
    ),
    // A day that goes on with the next page would be told too few.
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
