/** A booked event as a small card: client, time, guests and payment. */
import { formatCount } from '@digis/domain';
import { type IsoDate, isTime, type Time } from '@digis/ethio-date';
import {
  Banknote,
  CalendarDays,
  Clock,
  MapPin,
  Phone,
  Store,
  UserCheck,
  Users,
  Utensils,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { Birr } from '../Birr/Birr.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { EventMoney, type EventMoneyProps } from '../EventMoney/EventMoney.tsx';
import { PhoneText } from '../PhoneText/PhoneText.tsx';
import { DASH } from '../private/unusable.ts';
import { timeWords } from '../TimeText/time-words.ts';
import { TimeText } from '../TimeText/TimeText.tsx';
import {
  call,
  card,
  cover,
  fact,
  facts,
  name,
  people as peopleStyle,
  remarkText,
  top,
} from './EventCard.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface EventCardProps extends CommonProps {
  client: string;
  phone: string;
  people: number;
  /** Null if the client chose the food dish by dish. */
  packageName: string | null;
  /** Birr. */
  advance: number;
  /** Parts of the price, shown beside the advance. */
  money?: EventMoneyProps;
  branch: string;
  /** Absent if unknown. */
  venue?: string;
  time: Time;
  /**
   * Day of the event as picked; for a time after midnight the card then also names the civil day.
   */
  pickedDay?: IsoDate;
  /** Set it where no heading above the card names the day. */
  date?: IsoDate;
  remark?: string;
  /** Assigned staff in a few words: "2 employees", "nobody assigned". */
  staff?: ReactNode;
  /**
   * `row`: three lines with a callable phone number, for lists of a day.
   * @default 'card'
   */
  layout?: 'card' | 'row';
  /** A separate button for the most frequent action, shown below the facts. */
  act?: ReactNode;
  onPress: () => void;
}

/** One button, named by client, time and number of people; the rest describes it. */
export function EventCard(props: EventCardProps) {
  const { client, phone, people, packageName, advance, money } = props;
  const { branch, venue, time, pickedDay, date, remark, staff, act, onPress } = props;
  const { layout = 'card' } = props;
  const { locale, dates } = useKit();
  const strings = useKitStrings();
  const detailsId = useId();
  const guests = strings.peopleCount(formatCount(people));
  const spokenTime = () =>
    timeWords(time, dates, pickedDay)[locale === 'am' ? 'ethiopic' : 'western'];
  return (
    <div {...rootProps(props)} className={card} data-layout={layout}>
      <Button
        className={cover}
        aria-label={[client, isTime(time) ? spokenTime() : DASH, guests].join(strings.comma)}
        aria-describedby={detailsId}
        onPress={onPress}
      />
      <div className={top} aria-hidden>
        <span className={name}>{client}</span>
        <span className={peopleStyle}>
          <Users />
          {formatCount(people)}
        </span>
      </div>
      {layout === 'row' ? (
        <EventRow {...props} id={detailsId} />
      ) : (
        <div id={detailsId} className={facts}>
          {date && (
            <Fact icon={<CalendarDays aria-hidden />}>
              <DateText value={date} />
            </Fact>
          )}
          <Fact icon={<Clock aria-hidden />}>
            <TimeText value={time} pickedDay={pickedDay} />
          </Fact>
          <Fact icon={<Utensils aria-hidden />}>
            {`${packageName ?? strings.custom} · ${strings.advance} `}
            <Birr value={advance} />
          </Fact>
          {money && (
            <Fact icon={<Banknote aria-hidden />}>
              <EventMoney {...money} layout="line" />
            </Fact>
          )}
          {venue && <Fact icon={<MapPin aria-hidden />}>{venue}</Fact>}
          <Fact icon={<Store aria-hidden />}>{branch}</Fact>
          {staff && <Fact icon={<UserCheck aria-hidden />}>{staff}</Fact>}
          <Fact icon={<Phone aria-hidden />}>
            <PhoneText value={phone} isPlain />
          </Fact>
          {remark && <p className={remarkText}>{remark}</p>}
        </div>
      )}
      {act && <div className={call}>{act}</div>}
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={fact}>
      {icon}
      <span>{children}</span>
    </div>
  );
}

const isOpen = ({ waiting, left }: EventMoneyProps) => waiting !== 0 || left !== 0;

type EventRowProps = Omit<EventCardProps, 'id'> & { id: string };

function EventRow({ id, phone, packageName, advance, money, ...rest }: EventRowProps) {
  const { branch, venue, time, pickedDay, date, staff } = rest;
  const strings = useKitStrings();
  return (
    <div id={id} className={facts}>
      <span className={top}>
        <span>
          {date && (
            <>
              <DateText value={date} only="ethiopic" /> ·{' '}
            </>
          )}
          <TimeText value={time} pickedDay={pickedDay} />
        </span>
        <span className={call}>
          <Phone aria-hidden />
          <PhoneText value={phone} />
        </span>
      </span>
      <span>
        {[venue, packageName ?? strings.custom, branch].filter(Boolean).join(' · ')}
        {staff && <> · {staff}</>} · {strings.advance} <Birr value={advance} />
      </span>
      {money && isOpen(money) && <EventMoney {...money} layout="line" />}
    </div>
  );
}
