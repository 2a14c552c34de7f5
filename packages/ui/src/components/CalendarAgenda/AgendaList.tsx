import { type IsoDate, isTime } from '@digis/ethio-date';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { TimeText } from '../TimeText/TimeText.tsx';
import { type AgendaEvent, eventsOn } from './agenda-order.ts';
import {
  detail,
  end as endStyle,
  event as eventStyle,
  list,
  time as timeStyle,
  title as titleStyle,
  words,
} from './CalendarAgenda.css.ts';

export interface AgendaListProps {
  date: IsoDate;
  events: readonly AgendaEvent[];
  emptyText: ReactNode;
}

export function AgendaList({ date, events, emptyText }: AgendaListProps) {
  const today = eventsOn(events, date);
  if (today.length === 0) {
    return emptyText === undefined ? <EmptyState variant="no-data" /> : <p>{emptyText}</p>;
  }
  return (
    <ul className={list}>
      {today.map((event) => (
        <li key={event.id}>
          {event.onPress ? (
            <Button className={eventStyle} onPress={event.onPress}>
              <EventWords {...event} />
            </Button>
          ) : (
            <div className={eventStyle}>
              <EventWords {...event} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function EventWords({ time, date, title, detail: line, end }: AgendaEvent) {
  const strings = useKitStrings();
  return (
    <>
      <span className={timeStyle}>
        {time !== undefined && isTime(time) ? (
          <TimeText value={time} pickedDay={date} />
        ) : (
          strings.allDay
        )}
      </span>
      <span className={words}>
        <span className={titleStyle}>{title}</span>
        {line !== undefined && <span className={detail}>{line}</span>}
      </span>
      {end !== undefined && <span className={endStyle}>{end}</span>}
    </>
  );
}
