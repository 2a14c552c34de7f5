/** The name of the month in both calendars, and the buttons that move through weeks and months. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  type Calendar,
  addDaysIso,
  addMonthsIn,
  dayIn,
  formatMonth,
  formatMonthsBeside,
  gregorianMonthNames,
  monthNames,
} from '@digis/ethio-date';
import { useLingui } from '@lingui/react';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { ScheduleButton } from '../schedule-button.tsx';

export interface MonthHeadProps {
  readonly calendar: Calendar;
  readonly setCalendar: (calendar: Calendar) => void;
  readonly date: string;
  readonly setDate: (date: string) => void;
  readonly today: string;
  readonly isWeek: boolean;
  /** From the week to the month and back; only on a phone. */
  readonly toggleSpan: (() => void) | undefined;
}

export function MonthHead(props: MonthHeadProps) {
  const { calendar, date, setDate, today, isWeek, toggleSpan } = props;
  const { _ } = useLingui();
  const moved = (way: 1 | -1) =>
    isWeek ? addDaysIso(date, 7 * way) : addMonthsIn(calendar, date, way);
  const nameOf = (way: 1 | -1, name: string) =>
    isWeek
      ? _(`${name}Week`)
      : _(`${name}Month`, { month: formatMonth(calendar, moved(way), 'en') });
  return (
    <Stack spacing={1.5}>
      <Box>
        <Typography variant="h4" component="h2">
          {formatMonth(calendar, date, 'en')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatMonthsBeside(calendar, date, 'en')}
        </Typography>
      </Box>
      <ScheduleButton />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <IconButton aria-label={nameOf(-1, 'previous')} onClick={() => setDate(moved(-1))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Button variant="outlined" onClick={() => setDate(today)}>
          {_('today')}
        </Button>
        <IconButton aria-label={nameOf(1, 'next')} onClick={() => setDate(moved(1))}>
          <ChevronRight aria-hidden />
        </IconButton>
        {toggleSpan && (
          <IconButton aria-label={_('month')} aria-expanded={!isWeek} onClick={toggleSpan}>
            {isWeek ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          </IconButton>
        )}
        {!isWeek && <MonthChoices {...props} />}
      </Stack>
    </Stack>
  );
}

const names = { ethiopic: monthNames.en, gregory: gregorianMonthNames.en };

function MonthChoices({ calendar, setCalendar, date, setDate }: MonthHeadProps) {
  const { _ } = useLingui();
  const { month } = dayIn(calendar, date);
  return (
    <>
      <Select
        size="small"
        value={month}
        aria-label={_('month')}
        onChange={({ target }) => setDate(addMonthsIn(calendar, date, target.value - month))}
      >
        {names[calendar].map((name, index) => (
          <MenuItem key={name} value={index + 1}>
            {name}
          </MenuItem>
        ))}
      </Select>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={calendar}
        aria-label={_('calendar')}
        onChange={(_event, chosen: Calendar | null) => setCalendar(chosen ?? calendar)}
      >
        <ToggleButton value="ethiopic">{_('ethiopian')}</ToggleButton>
        <ToggleButton value="gregory">{_('gregorian')}</ToggleButton>
      </ToggleButtonGroup>
    </>
  );
}
