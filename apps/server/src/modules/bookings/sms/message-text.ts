import type { Schemas } from '@digis/api-client/contract';
import { formatCount, formatAmount, toBirr } from '@digis/domain';
import {
  formatEtDate,
  isoToEt,
  formatEthiopianTime,
  formatWesternTime,
  isAfterMidnight,
  isoToEpochDay,
  todayIso,
} from '@digis/ethio-date';
import type { Database } from '#db/open-database.ts';
import type { EventRecord } from '../events/event-queries.ts';
import type { SettingName } from '../../records/settings/setting-queries.ts';
import { bankValues, fillTemplate } from '../../records/settings/message-template.ts';
import { selectUntold } from './untold.ts';
import type { MessageRow } from '../../records/outbox/message-queries.ts';
import type { EventRow } from '#db/tables/events.ts';
import { claimOf } from '../events/money/claim-event.ts';
import { leftOf } from '#modules/records/owed/left.ts';

function daysLeft(eventDate: string, dueAt: Date, now: Date): number {
  const goesOut = todayIso({ now: Math.max(dueAt.getTime(), now.getTime()) });
  return Math.max(0, isoToEpochDay(eventDate) - isoToEpochDay(goesOut));
}

// D145: after midnight, guests who read only the Ethiopian time would come a night early.
function hourWords({ time, event_date }: Pick<EventRow, 'time' | 'event_date'>): string {
  const ethiopic = formatEthiopianTime(time, 'am');
  if (!isAfterMidnight(time)) return ethiopic;
  return `${ethiopic} (${formatWesternTime(time, 'am', event_date)})`;
}

/** Computed when the message is sent, because money moves after scheduling. */
function messageFigures({ event, client, received }: EventRecord, message: MessageRow, now: Date) {
  // Messages never ask for a negative amount.
  const left = Math.max(0, leftOf(event));
  const values = {
    client_name: client.full_name,
    days_left: String(daysLeft(event.event_date, message.due_at, now)),
    advance_paid: formatAmount(toBirr(claimOf(event))),
    received_money: formatAmount(toBirr(received)),
    left_money: formatAmount(toBirr(left)),
    event_date: formatEtDate(isoToEt(event.event_date), 'long', 'am'),
    event_time: hourWords(event),
    venue: event.venue,
    place: event.venue,
  };
  return { values, isPaid: left === 0 };
}

type Change = Schemas['LogChange'];

function dayWords(instant: string): string {
  const [event_date = '', rest = ''] = instant.split('T');
  const day = formatEtDate(isoToEt(event_date), 'long', 'am');
  return `${day} ${hourWords({ event_date, time: rest.slice(0, 5) })}`;
}

/** The log writes an absent place as "null". */
const isAbsent = (place: string | undefined) => place === undefined || place === 'null';

function placeWords({ before, after }: Change): string {
  if (isAbsent(after)) return 'ቦታው ገና አልተወሰነም';
  return isAbsent(before) ? `ቦታው ${after}` : `ቦታው ከ${before} ወደ ${after}`;
}

function wordsOf(change: Change): string {
  const { field, before = '', after = '' } = change;
  if (field === 'event_date') return `ቀኑ ከ${dayWords(before)} ወደ ${dayWords(after)}`;
  if (field === 'venue') return placeWords(change);
  return `የእንግዶች ብዛት ከ${formatCount(Number(before))} ወደ ${formatCount(Number(after))}`;
}

const changeText = (name: string, untold: readonly Change[]): string =>
  `ውድ ${name}፣ በዝግጅትዎ ላይ ለውጥ አለ፦ ${untold.map(wordsOf).join('፤ ')}።`;

/** `advance_paid`: agreed, received or not. */
const ourWords = {
  confirmation:
    'ውድ {client_name}፣ ዝግጅትዎ {event_date} {event_time} ተመዝግቧል። ቅድመ ክፍያ {advance_paid} ብር፣ ቀሪ {left_money} ብር።',
  reminder: 'ውድ {client_name}፣ ዝግጅትዎ {event_date} {event_time} ነው። ቀሪ ክፍያ {left_money} ብር።',
  due: 'ውድ {client_name}፣ የ{event_date} ዝግጅትዎ ቀሪ ክፍያ {left_money} ብር ነው። እባክዎ ይክፈሉ።',
} as const;

/** Texts without the amount, for 0 birr. A tenant's own template may still ask for 0 birr. */
const ourWordsWhenPaid = {
  ...ourWords,
  reminder: 'ውድ {client_name}፣ ዝግጅትዎ {event_date} {event_time} ነው። ክፍያው ተጠናቋል፣ እናመሰግናለን።',
  due: 'ውድ {client_name}፣ የ{event_date} ዝግጅትዎ ክፍያ ተጠናቋል፣ እናመሰግናለን።',
} as const;

const templateSettings = {
  confirmation: 'pay_confirm_temp',
  reminder: 'days_before_temp',
  due: 'due_message',
} as const satisfies Record<Exclude<MessageRow['kind'], 'change'>, SettingName>;

interface Speaking {
  db: Database;
  settings: Readonly<Record<SettingName, string>>;
  now: Date;
}

export async function messageText(
  { db, settings, now }: Speaking,
  record: EventRecord,
  message: MessageRow,
  untold?: readonly Schemas['LogChange'][],
): Promise<string> {
  const { kind } = message;
  const { event, client } = record;
  if (kind === 'change')
    return changeText(client.full_name, untold ?? (await selectUntold(db, event)));
  const { values, isPaid } = messageFigures(record, message, now);
  const ours = isPaid ? ourWordsWhenPaid : ourWords;
  const template = settings[templateSettings[kind]] || ours[kind];
  return fillTemplate(template, { ...values, ...bankValues(settings) }).text;
}
