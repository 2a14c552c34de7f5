/** The text of a message: the tenant's template, or ours while there is none, with the event's figures. */
import type { Database } from '../../db/open-database.ts';
import { selectSettings, type SettingName } from '../tenant/setting-queries.ts';
import { fillTemplate, type PlaceholderValues } from './fill-template.ts';
import type { MessageRow } from './message-queries.ts';
import { bankValues } from './sample-values.ts';

const defaultTemplates = {
  confirmation:
    'ውድ {client_name}፣ ዝግጅትዎ {event_date} {event_time} ተመዝግቧል። የተከፈለ {advance_paid} ብር፣ ቀሪ {left_money} ብር።',
  reminder: 'ውድ {client_name}፣ ዝግጅትዎ {event_date} {event_time} ነው። ቀሪ ክፍያ {left_money} ብር።',
} as const;

const templateSettings = {
  confirmation: 'pay_confirm_temp',
  reminder: 'days_before_temp',
} as const satisfies Record<MessageRow['kind'], SettingName>;

const noFigures = {
  client_name: '',
  days_left: '',
  advance_paid: '',
  left_money: '',
  event_date: '',
  event_time: '',
};

/** What was sent stays as it was sent; what waits speaks with today's template. */
export async function messageText(db: Database, message: MessageRow): Promise<string> {
  if (message.state === 'sent' && message.text !== null) return message.text;
  const settings = await selectSettings(db);
  const template = settings[templateSettings[message.kind]] || defaultTemplates[message.kind];
  const values: PlaceholderValues = {
    ...noFigures,
    ...message.placeholders,
    ...bankValues(settings),
  };
  return fillTemplate(template, values).text;
}
