/** A date in both calendars: `Meskerem 21, 2019 (1 Oct 2026)`. */
import type { DateStyle, EtDateWords, IsoDate } from '@digis/ethio-date';
import { type KitCalendar, useKit } from '../../theme/kit-context.ts';
import { DASH, usableDate } from '../private/unusable.ts';
import { dateWords } from './date-words.ts';
import { other as otherStyle, part } from './DateText.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface DateTextProps extends EtDateWords, CommonProps {
  /** Gregorian, `YYYY-MM-DD`. */
  value: IsoDate;
  /** Calendar shown first. @default the provider's */
  first?: KitCalendar;
  /**
   * `full` names the weekday and the era, `long` the era, `medium` neither, `day` the weekday and
   * no year, `brief` neither. @default 'medium'
   */
  format?: Exclude<DateStyle, 'short'>;
  /** Shows one calendar. */
  only?: KitCalendar;
}

/** For a time use `TimeText`, to choose a date `EthiopianDatePicker`. */
export function DateText(props: DateTextProps) {
  const { value, first, format = 'medium', only, id, data, ...etWords } = props;
  const kit = useKit();
  if (usableDate(value) === null)
    return (
      <span {...rootProps({ id, data })} title={value}>
        {DASH}
      </span>
    );
  const { first: words, other } = dateWords(value, kit, {
    lead: only ?? first,
    format,
    ...etWords,
  });
  return (
    <time {...rootProps({ id, data })} dateTime={value} data-format={format}>
      <span className={part}>{words}</span>
      {!only && (
        <>
          {' '}
          <span className={`${part} ${otherStyle}`}>{`(${other})`}</span>
        </>
      )}
    </time>
  );
}
