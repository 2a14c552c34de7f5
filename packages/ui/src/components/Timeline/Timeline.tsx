/** The history of a record: time, user, action, and the values before and after. */
import { type IsoDate, isTime, type Time } from '@digis/ethio-date';
import type { ReactNode } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { DateText } from '../DateText/DateText.tsx';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import { withoutTwins } from '../private/unusable.ts';
import { TimeText } from '../TimeText/TimeText.tsx';
import {
  after as afterStyle,
  before as beforeStyle,
  change,
  changes as changesStyle,
  entry,
  mark,
  timeline,
  what as whatStyle,
  when,
} from './Timeline.css.ts';

export interface TimelineChange {
  readonly label: string;
  /** Unset if the field had no value before. */
  readonly before?: ReactNode;
  /** Unset if the value was removed. */
  readonly after?: ReactNode;
}

export interface TimelineEntry {
  readonly id: string | number;
  /** Gregorian, `YYYY-MM-DD`. */
  readonly date: IsoDate;
  /** 24-hour, `HH:MM`. */
  readonly time?: Time;
  readonly what: ReactNode;
  readonly who?: string;
  readonly changes?: readonly TimelineChange[];
  /** Colour of the entry; the words must say the same. @default 'neutral' */
  readonly tone?: 'neutral' | 'brand' | 'positive' | 'caution' | 'critical';
  readonly icon?: ReactNode;
}

export interface TimelineProps extends CommonProps {
  /** Such as "History of the wedding of Selam". */
  'aria-label': string;
  /** In order of display, usually newest first. */
  items: readonly TimelineEntry[];
}

/** For steps to come use `Stepper`, for money `LedgerTable`. */
export function Timeline({ items, data, ...rest }: TimelineProps) {
  return (
    <ol {...rest} {...dataAttributes(data)} className={timeline}>
      {withoutTwins(items).map(({ id, ...item }) => (
        <Entry key={id} {...item} />
      ))}
    </ol>
  );
}

function Entry(props: Omit<TimelineEntry, 'id'>) {
  const { date, time, what, who, changes = [], tone = 'neutral', icon } = props;
  return (
    <li className={entry}>
      <span aria-hidden className={mark} data-tone={tone}>
        {icon}
      </span>
      <p className={whatStyle}>{what}</p>
      <p className={when}>
        {who && `${who} · `}
        <DateText value={date} />
        {time !== undefined && isTime(time) && (
          <>
            {' · '}
            <TimeText value={time} />
          </>
        )}
      </p>
      {changes.length > 0 && (
        <dl className={changesStyle}>
          {changes.map((one) => (
            <Change key={one.label} {...one} />
          ))}
        </dl>
      )}
    </li>
  );
}

/** Screen readers read words instead of the arrow. */
function Change({ label, before, after }: TimelineChange) {
  const strings = useKitStrings();
  return (
    <div className={change}>
      <dt>{label}</dt>
      {before !== undefined && (
        <dd>
          <span className={visuallyHidden}>{strings.before} </span>
          <del className={beforeStyle}>{before}</del>
        </dd>
      )}
      {before !== undefined && after !== undefined && <span aria-hidden>→</span>}
      {after !== undefined && (
        <dd>
          <span className={visuallyHidden}>{strings.after} </span>
          <ins className={afterStyle}>{after}</ins>
        </dd>
      )}
    </div>
  );
}
