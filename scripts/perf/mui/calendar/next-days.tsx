/** Today's and tomorrow's events, what the next days need, and what the signs of the calendar mean. */
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Calendar } from '@digis/ethio-date';
import { useLingui } from '@lingui/react';
import { useCalendar } from '../answers.ts';
import { EventsOfDay } from './events-of-day.tsx';
import { NextWeek } from './next-week.tsx';
import { useToday } from './today.ts';

export function NextDays({ calendar }: { readonly calendar: Calendar }) {
  const { _ } = useLingui();
  const { today, tomorrow } = useToday();
  const { data, error, mutate } = useCalendar(calendar, today);
  const read = { error, retry: () => void mutate() };
  return (
    <Stack spacing={2}>
      <EventsOfDay {...read} title={_('todayEvents')} events={data?.today_events} day={today} />
      <EventsOfDay
        {...read}
        title={_('tomorrowEvents')}
        events={data?.tommorow_events}
        day={tomorrow}
        hasDates
      />
      {data && <NextWeek days={data.event_map} />}
      <Typography variant="body2" color="textSecondary">
        {`◆ ${_('holiday')} · ◇ ${_('officesOpen')} · ±1 ${_('mayMove')} · ⚠ ${_('nobody')}`}
      </Typography>
    </Stack>
  );
}
