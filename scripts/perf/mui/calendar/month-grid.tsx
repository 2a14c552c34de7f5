/** Weeks of days, each with its number in both calendars, how many events it has, and what day it is. */
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Schemas } from '@digis/api-client/contract';
import { type Calendar, dayIn, shortWeekdayNames } from '@digis/ethio-date';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { DayFacts } from './day-facts.ts';
import { cornerOf, dayName } from '../figures.ts';

export interface MonthGridProps {
  readonly days: readonly string[];
  readonly calendar: Calendar;
  /** A day of the month that is shown. */
  readonly date: string;
  readonly today: string;
  readonly factsOf: (day: string) => DayFacts | null;
  readonly events: Schemas['Calendar']['event_map'] | undefined;
  readonly isLoading: boolean;
}

export function MonthGrid({ days, events, factsOf, ...shown }: MonthGridProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', border: 1 }}>
      {shortWeekdayNames.en.map((name) => (
        <Typography key={name} variant="caption" sx={{ textAlign: 'center', py: 0.5 }}>
          {name}
        </Typography>
      ))}
      {days.map((day) => (
        <DayCell key={day} {...shown} day={day} events={events?.[day]} facts={factsOf(day)} />
      ))}
    </Box>
  );
}

interface DayCellProps extends Pick<MonthGridProps, 'calendar' | 'date' | 'today' | 'isLoading'> {
  readonly day: string;
  readonly events: Schemas['CalendarDay'] | undefined;
  readonly facts: DayFacts | null;
}

function DayCell({ calendar, date, today, isLoading, day, events, facts }: DayCellProps) {
  const { _ } = useLingui();
  const count = events?.count ?? 0;
  const own = dayIn(calendar, day);
  const isOutside = own.month !== dayIn(calendar, date).month;
  const label = [
    dayName(calendar, day),
    facts?.words,
    events && _('guests', { count: events.people }),
    count > 0 && _('eventCount', { count }),
  ];
  return (
    <ButtonBase
      component={Link}
      to={`?day=${day}`}
      aria-label={label.filter(Boolean).join(', ')}
      aria-current={day === today ? 'date' : undefined}
      sx={{
        flexDirection: 'column',
        justifyContent: 'flex-start',
        minHeight: 84,
        border: day === today ? 2 : 1,
        borderColor: day === today ? 'warning.main' : 'divider',
        opacity: isOutside || day < today ? 0.6 : 1,
      }}
    >
      <Typography variant="body1">{own.day}</Typography>
      <Typography variant="caption">{cornerOf(calendar, day)}</Typography>
      {isLoading && <Skeleton variant="rounded" width={24} height={18} />}
      {count > 0 && <Chip size="small" color="primary" label={count} data-count />}
      {facts && (
        <Typography variant="caption" sx={{ mt: 'auto', fontWeight: 'bold' }}>
          {facts.mark}
        </Typography>
      )}
    </ButtonBase>
  );
}
