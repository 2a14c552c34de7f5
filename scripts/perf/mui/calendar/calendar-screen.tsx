/** The calendar: on a phone a week of it, then what is on today, tomorrow and in the next days. */
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { Calendar } from '@digis/ethio-date';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { daysAround, useCalendar } from '../answers.ts';
import { useDayFacts } from './day-facts.ts';
import { Failure } from '../instead.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthHead } from './month-head.tsx';
import { NextDays } from './next-days.tsx';
import { useToday } from './today.ts';

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
};

export function CalendarScreen() {
  const { _ } = useLingui();
  const [calendar, setCalendar] = useState<Calendar>('ethiopic');
  return (
    <>
      <Typography component="h1" sx={hidden}>
        {_('calendar')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
        }}
      >
        <Month calendar={calendar} setCalendar={setCalendar} />
        <NextDays calendar={calendar} />
      </Box>
    </>
  );
}

interface MonthProps {
  readonly calendar: Calendar;
  readonly setCalendar: (calendar: Calendar) => void;
}

function Month({ calendar, setCalendar }: MonthProps) {
  const { today } = useToday();
  const [date, setDate] = useState(today);
  const [isOpened, setOpened] = useState(false);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const isWeek = isPhone && !isOpened;
  const { data, error, mutate } = useCalendar(calendar, date);
  const factsOf = useDayFacts();
  const days = daysAround(calendar, date);
  const start = Math.floor(days.indexOf(date) / 7) * 7;
  return (
    <Stack spacing={1.5}>
      <MonthHead
        {...{ calendar, setCalendar, date, setDate, today, isWeek }}
        toggleSpan={isPhone ? () => setOpened(!isOpened) : undefined}
      />
      {error && !data && <Failure retry={() => void mutate()} />}
      <MonthGrid
        days={isWeek ? days.slice(start, start + 7) : days}
        {...{ calendar, date, today, factsOf }}
        events={data?.event_map}
        isLoading={!data && !error}
      />
    </Stack>
  );
}
