/** Six weeks of days, each with its number in both calendars and how many events it has. */
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type Calendar, dayIn, otherCalendar, shortWeekdayNames } from '@digis/ethio-date';

export interface MonthGridProps {
  readonly days: readonly string[];
  readonly calendar: Calendar;
  readonly month: number;
  readonly today: string;
  readonly counts: Readonly<Record<string, { readonly count: number }>> | undefined;
}

export function MonthGrid({ days, calendar, month, today, counts }: MonthGridProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', border: 1 }}>
      {shortWeekdayNames.en.map((name) => (
        <Typography key={name} variant="caption" sx={{ textAlign: 'center' }}>
          {name}
        </Typography>
      ))}
      {days.map((date) => {
        const count = counts?.[date]?.count ?? 0;
        const { day, month: ownMonth } = dayIn(calendar, date);
        return (
          <ButtonBase
            key={date}
            aria-label={date}
            sx={{
              flexDirection: 'column',
              justifyContent: 'flex-start',
              minHeight: 64,
              border: date === today ? 2 : 1,
              borderColor: date === today ? 'warning.main' : 'divider',
              opacity: ownMonth === month ? 1 : 0.6,
            }}
          >
            <Typography variant="body1">{day}</Typography>
            <Typography variant="caption">{dayIn(otherCalendar(calendar), date).day}</Typography>
            {count > 0 && <Chip size="small" color="primary" label={count} data-count />}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
