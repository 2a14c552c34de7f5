/** The month with the number of events on each day, and what is on today and tomorrow. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  type Calendar,
  addMonthsIn,
  dayIn,
  epochDayToIso,
  firstOfMonth,
  formatMonth,
  formatMonthsBeside,
  monthGrid,
  monthNames,
  todayIso,
} from '@digis/ethio-date';
import { useLingui } from '@lingui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import type { EventRow } from './answers.ts';
import { EventCards } from './event-cards.tsx';
import { MonthGrid } from './month-grid.tsx';

interface Month {
  readonly event_map: Readonly<Record<string, { readonly count: number }>>;
  readonly today_events: readonly EventRow[];
  readonly tommorow_events: readonly EventRow[];
}

const deviceToday = () => todayIso({ now: performance.timeOrigin + performance.now() });

export function CalendarScreen() {
  const { _ } = useLingui();
  const [today] = useState(deviceToday);
  const [date, setDate] = useState(today);
  const [calendar, setCalendar] = useState<Calendar>('ethiopic');
  const days = monthGrid(firstOfMonth(calendar, date)).map(epochDayToIso);
  const { data } = useSWR<Month>(`/api/get-calendar?from=${days[0]}&to=${days[41]}`);
  const { month } = dayIn(calendar, date);
  const step = (months: number) => setDate(addMonthsIn(calendar, date, months));
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography variant="h5" component="h1">
          {_('calendar')}
        </Typography>
        <Button variant="contained">{_('schedule')}</Button>
      </Stack>
      <Box>
        <Typography variant="h4" component="h2">
          {formatMonth(calendar, date, 'en')}
        </Typography>
        <Typography variant="body2">{formatMonthsBeside(calendar, date, 'en')}</Typography>
      </Box>
      <MonthWays {...{ month, step, today, setDate }} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={calendar}
        onChange={(_event, chosen: Calendar | null) => setCalendar(chosen ?? calendar)}
      >
        <ToggleButton value="ethiopic">{_('ethiopian')}</ToggleButton>
        <ToggleButton value="gregory">{_('gregorian')}</ToggleButton>
      </ToggleButtonGroup>
      <MonthGrid
        days={days}
        calendar={calendar}
        month={month}
        today={today}
        counts={data?.event_map}
      />
      <EventCards title={_('todayEvents')} events={data?.today_events} />
      <EventCards title={_('tomorrowEvents')} events={data?.tommorow_events} />
    </Stack>
  );
}

interface MonthWaysProps {
  readonly month: number;
  readonly step: (months: number) => void;
  readonly today: string;
  readonly setDate: (date: string) => void;
}

function MonthWays({ month, step, today, setDate }: MonthWaysProps) {
  const { _ } = useLingui();
  return (
    <Stack direction="row" spacing={1}>
      <Button aria-label={_('previous')} onClick={() => step(-1)}>
        <ChevronLeft />
      </Button>
      <Button variant="outlined" onClick={() => setDate(today)}>
        {_('today')}
      </Button>
      <Button aria-label={_('next')} onClick={() => step(1)}>
        <ChevronRight />
      </Button>
      <Select
        size="small"
        value={month}
        aria-label={_('month')}
        onChange={({ target }) => step(target.value - month)}
      >
        {monthNames.en.map((name, index) => (
          <MenuItem key={name} value={index + 1}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </Stack>
  );
}
