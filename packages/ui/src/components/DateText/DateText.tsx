/** A date in both calendars: `Meskerem 21, 2019 (1 Oct 2026)`. */
import {
  type DateStyle,
  formatEtDate,
  formatGregorian,
  type IsoDate,
  isIsoDate,
  isoToEt,
} from '@digis/ethio-date';
import { type KitCalendar, type KitLocale, useKit } from '../../theme/kit-context.ts';
import { other as otherStyle, part } from './DateText.css.ts';

export interface DateTextProps {
  /** Gregorian, `YYYY-MM-DD`. */
  value: IsoDate;
  /** The calendar that leads. @default the provider's */
  first?: KitCalendar;
  /** `full` names the weekday and the era, `long` the era, `medium` neither. @default 'medium' */
  format?: Extract<DateStyle, 'full' | 'long' | 'medium'>;
  /** One calendar alone, where both are shown already. */
  only?: KitCalendar;
}

/** Every date of the app, in both calendars. For a time take `TimeText`, to choose a date `EthiopianDatePicker`. */
export function DateText({ value, first, format = 'medium', only }: DateTextProps) {
  const { locale, calendar } = useKit();
  if (!isIsoDate(value)) return <span title={value}>—</span>;
  const lead = only ?? first ?? calendar;
  const other = lead === 'ethiopic' ? 'gregory' : 'ethiopic';
  // The weekday is the same in both and said once.
  const otherFormat = format === 'full' ? 'long' : format;
  return (
    <time dateTime={value} data-format={format}>
      <span className={part}>{words(value, lead, format, locale)}</span>
      {!only && (
        <>
          {' '}
          <span className={`${part} ${otherStyle}`}>
            {`(${words(value, other, otherFormat, locale)})`}
          </span>
        </>
      )}
    </time>
  );
}

const words = (iso: IsoDate, calendar: KitCalendar, style: DateStyle, locale: KitLocale): string =>
  calendar === 'ethiopic'
    ? formatEtDate(isoToEt(iso), style, locale)
    : formatGregorian(iso, style, locale);
