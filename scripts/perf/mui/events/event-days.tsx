/** The events of the list by day, each day below its name and how many guests it has. */
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatGregorian, isoToEt } from '@digis/ethio-date';
import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router';
import type { EventRow } from '../answers.ts';
import { EventRowCard } from './event-row-card.tsx';
import { dayOf, etOf, guestsOf, nearDay } from '../figures.ts';
import { useToday } from '../calendar/today.ts';

export interface EventDaysProps {
  readonly events: readonly EventRow[];
  /** The last day may go on with the next page. */
  readonly hasMore: boolean;
}

/** Days that follow each other, each with its events. */
function byDay(events: readonly EventRow[]): readonly (readonly [string, readonly EventRow[]])[] {
  const days: [string, EventRow[]][] = [];
  for (const event of events) {
    const last = days.at(-1);
    if (last?.[0] === dayOf(event)) last[1].push(event);
    else days.push([dayOf(event), [event]]);
  }
  return days;
}

export function EventDays({ events, hasMore }: EventDaysProps) {
  const { _ } = useLingui();
  const isByDay = useSearchParams()[0].get('order') === null;
  const days = byDay(events);
  return (
    <Stack spacing={2}>
      {days.map(([day, rows], index) => (
        <Box key={`${day} ${rows[0]?.id}`}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 0.5 }}>
            <DayHead day={day} />
            {isByDay && !(hasMore && index === days.length - 1) && (
              <Typography variant="caption" color="textSecondary">
                {_('guests', { count: guestsOf(rows) })}
              </Typography>
            )}
          </Stack>
          <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((event) => (
              <EventRowCard key={event.id} event={event} />
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}

/** A near day is named, each has its date in both calendars. */
function DayHead({ day }: { readonly day: string }) {
  const { _ } = useLingui();
  const { today } = useToday();
  const near = nearDay(day, today);
  const isOfYear = isoToEt(day).year === isoToEt(today).year;
  const date = near ? `${_(near)} · ${etOf(day, 'brief')}` : etOf(day, isOfYear ? 'day' : 'full');
  return (
    <Typography variant="subtitle2" component="h2">
      {date}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {`(${formatGregorian(day, near || isOfYear ? 'brief' : 'long', 'en')})`}
      </Typography>
    </Typography>
  );
}
