/** The text of a message: the tenant's template, else the default one, filled with the event's figures. */
import type { Schemas } from '@digis/api-client/contract';
import type { Database } from '../../db/open-database.ts';
import type { EventRecord } from '../events/event-queries.ts';
import type { SettingName } from '../settings/setting-queries.ts';
import { bankValues, fillTemplate } from '../settings/message-template.ts';
import { messageFigures } from './message-figures.ts';
import { changeText } from './change-text.ts';
import { selectUntold } from './untold.ts';
import type { MessageRow } from '../outbox/message-queries.ts';

/** The agreed advance, whether or not the cashier has received it. */
const ourWords = {
  confirmation:
    'ውድ {client_name}፣ ዝግጅትዎ {event_date} {event_time} ተመዝግቧል። ቅድመ ክፍያ {advance_paid} ብር፣ ቀሪ {left_money} ብር።',
  reminder: 'ውድ {client_name}፣ ዝግጅትዎ {event_date} {event_time} ነው። ቀሪ ክፍያ {left_money} ብር።',
  due: 'ውድ {client_name}፣ የ{event_date} ዝግጅትዎ ቀሪ ክፍያ {left_money} ብር ነው። እባክዎ ይክፈሉ።',
} as const;

/** The default template does not ask for 0 birr. A template of the tenant prints 0, because its words are not changed. */
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

export interface Speaking {
  db: Database;
  settings: Readonly<Record<SettingName, string>>;
  now: Date;
}

/** What a message says now, by the present template and the event as it is. */
export async function messageText(
  { db, settings, now }: Speaking,
  record: EventRecord,
  message: MessageRow,
  /** Where it was read already. */
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
