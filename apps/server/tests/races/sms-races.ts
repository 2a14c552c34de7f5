/** Two servers that look for due messages at the same moment: each message goes out once. */
import { addDaysIso, isoToEt } from '@digis/ethio-date';
import { buildEvent } from '../../testing/index.ts';
import { sendDueMessages } from '../../src/modules/sms/send-messages.ts';
import { expected, type Race } from './cash-races.ts';
import { must } from './table.ts';

const firstDay = '2026-09-22';
const events = 5;

/** A round is a day: its confirmations are due, and the reminders of the round before. */
const sendOnce: Race = async ({ app, second, provider }, round) => {
  const today = addDaysIso(firstDay, round);
  for (const { clock } of [app, second]) clock.set(`${today}T10:00:00+03:00`);
  const admin = await app.as('admin');
  const day = addDaysIso(today, 4);
  for (let at = 0; at < events; at += 1) {
    const body = buildEvent({ event_date: day, et_date: isoToEt(day) });
    await must(admin.post('/api/event', body));
  }
  provider.taken.length = 0;
  await Promise.all(
    Array.from({ length: 8 }, (_, at) => sendDueMessages(at % 2 === 0 ? app : second)),
  );
  await sendDueMessages(app);
  const due = round === 0 ? events : 2 * events;
  const different = new Set(provider.taken.map(({ reference }) => reference));
  return (
    expected('messages', provider.taken.length, due) ?? expected('different', different.size, due)
  );
};

export const smsRaces: Readonly<Record<string, Race>> = {
  'two servers send what is due': sendOnce,
};
