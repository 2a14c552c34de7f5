import { addDaysIso, type IsoDate } from '@digis/ethio-date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { mirrored } from '../../styles/mirrored.css.ts';
import { useKit } from '../../theme/kit-context.ts';
import { WeekStrip } from '../CalendarAgenda/WeekStrip.tsx';
import { Button } from '../Button/Button.tsx';
import { rangeWords } from '../DateRangePicker/range-words.ts';
import { dateWords } from '../DateText/date-words.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  header,
  otherTitle,
  steps,
  title,
  titles,
  ways,
} from '../MonthCalendar/MonthHeader.css.ts';
import { announce } from '../private/announce.ts';
import { NativeSelect } from '../private/field/NativeSelect.tsx';
import { DAYS, firstOfWeek } from './hours/hour-columns.ts';
import { chooser } from './HourCalendar.css.ts';
import type { HourColumn } from './hours/place-events.ts';

export interface HourHeaderProps {
  titleId: string;
  columns: readonly HourColumn[];
  focusedDate: IsoDate;
  today: IsoDate;
  isDay: boolean;
  showDate: (date: IsoDate) => void;
  action: ReactNode;
}

export function HourHeader(props: HourHeaderProps) {
  const { titleId, focusedDate, today, isDay, showDate, action } = props;
  const kit = useKit();
  const { strings } = kit;
  const wordsOf = (date: IsoDate) => {
    if (isDay) return dateWords(date, kit, { format: 'full' });
    const from = firstOfWeek(date);
    return rangeWords({ from, to: addDaysIso(from, DAYS - 1) }, kit);
  };
  const show = (date: IsoDate) => {
    showDate(date);
    announce(wordsOf(date).first);
  };
  const step = isDay ? 1 : DAYS;
  const { first, other } = wordsOf(focusedDate);
  return (
    <header className={header}>
      <div className={titles}>
        <h2 id={titleId} className={title}>
          {first}
        </h2>
        <span className={otherTitle}>{other}</span>
      </div>
      {action}
      <div className={ways}>
        <div className={steps}>
          <IconButton
            aria-label={isDay ? strings.previousDay : strings.previousWeek}
            onPress={() => show(addDaysIso(focusedDate, -step))}
          >
            <ChevronLeft aria-hidden className={mirrored} />
          </IconButton>
          <Button variant="soft" tone="neutral" onPress={() => show(today)}>
            {strings.today}
          </Button>
          <IconButton
            aria-label={isDay ? strings.nextDay : strings.nextWeek}
            onPress={() => show(addDaysIso(focusedDate, step))}
          >
            <ChevronRight aria-hidden className={mirrored} />
          </IconButton>
        </div>
      </div>
    </header>
  );
}

export interface ColumnChooserProps extends Pick<
  HourHeaderProps,
  'columns' | 'focusedDate' | 'today' | 'isDay' | 'showDate'
> {
  current: number;
  onCurrentChange: (column: number) => void;
  resourcesLabel: string | undefined;
  counts: readonly number[];
}

export function ColumnChooser(props: ColumnChooserProps) {
  const { columns, focusedDate, today, isDay, counts, current } = props;
  const { strings } = useKit();
  const days = columns.map(({ date }) => date);
  return (
    <div className={chooser}>
      {isDay ? (
        <NativeSelect
          aria-label={props.resourcesLabel ?? strings.place}
          items={columns.map(({ resource }, id) => ({ id, label: resource?.name ?? '' }))}
          value={current}
          onChange={props.onCurrentChange}
        />
      ) : (
        <WeekStrip
          {...{ days, today }}
          date={focusedDate}
          countOn={(date) => counts[days.indexOf(date)] ?? 0}
          onChange={props.showDate}
        />
      )}
    </div>
  );
}
