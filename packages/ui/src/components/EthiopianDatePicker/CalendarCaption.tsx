import {
  addMonthsIn,
  dayIn,
  type EtDateWords,
  formatMonth,
  type IsoDate,
  monthsInYear,
  toGeez,
} from '@digis/ethio-date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { mirrored } from '../../styles/mirrored.css.ts';
import { type KitCalendar, useKit, useKitStrings } from '../../theme/kit-context.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { CalendarWindow } from '../MonthCalendar/calendar-window.ts';
import { monthItems } from '../MonthCalendar/month-words.ts';
import { announce } from '../private/announce.ts';
import { NativeSelect } from '../private/field/NativeSelect.tsx';
import { caption, captionName } from './CalendarFace.css.ts';
import { NumberSelect } from './NumberSelect.tsx';

export interface CalendarCaptionProps {
  captionId: string;
  calendar: KitCalendar;
  focusedDate: IsoDate;
  moveTo: (date: IsoDate) => void;
  range: CalendarWindow;
  said: EtDateWords;
  isBesideLists: boolean;
}

export function CalendarCaption(props: CalendarCaptionProps) {
  const { captionId, calendar, focusedDate, moveTo, range, said, isBesideLists } = props;
  const { dates } = useKit();
  const strings = useKitStrings();
  const { year, month } = dayIn(calendar, focusedDate);
  const written = calendar === 'ethiopic' && said.numerals === 'ethi' ? toGeez : String;

  const ahead = (months: number) => addMonthsIn(calendar, focusedDate, months);
  const show = (date: IsoDate) => {
    moveTo(date);
    announce(formatMonth(calendar, date, dates, said));
  };
  const step = (months: number, say: (month: string) => string) => ({
    'aria-label': say(formatMonth(calendar, ahead(months), dates, said)),
    onPress: () => show(ahead(months)),
  });

  return (
    <div className={caption}>
      {!isBesideLists && (
        <span id={captionId} className={visuallyHidden}>
          {formatMonth(calendar, focusedDate, dates, said)}
        </span>
      )}
      <IconButton {...step(-1, strings.previousMonth)}>
        <ChevronLeft aria-hidden className={mirrored} />
      </IconButton>
      {isBesideLists ? (
        <span id={captionId} className={captionName}>
          {formatMonth(calendar, focusedDate, dates, said)}
        </span>
      ) : (
        <>
          <NativeSelect
            aria-label={strings.month}
            items={monthItems(calendar, dates, said)}
            value={month}
            onChange={(chosen) => show(ahead(chosen - month))}
          />
          <NumberSelect
            aria-label={strings.year}
            range={[dayIn(calendar, range.from).year, dayIn(calendar, range.to).year]}
            written={written}
            value={year}
            onChange={(chosen) => show(ahead((chosen - year) * monthsInYear[calendar]))}
          />
        </>
      )}
      <IconButton {...step(1, strings.nextMonth)}>
        <ChevronRight aria-hidden className={mirrored} />
      </IconButton>
    </div>
  );
}
