// D184
import { expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { useSmsApp } from '#testing/use-sms-app.ts';
import { sendDueMessages } from './send-messages.ts';

const sms = useSmsApp();

async function scheduled(part: object = {}) {
  const hana = await sms.app.as('hana');
  const { event } = (await hana.post('/api/event', buildEvent({ send_schedule: false, ...part })))
    .body;
  await sendDueMessages(sms.app);
  sms.app.clock.advance(1);
  const change = (changed: object) =>
    hana.patch('/api/event', {
      ...buildEvent({ send_schedule: false, ...part, ...changed }),
      id: event.id,
    });
  const untold = async () => (await hana.get(`/api/sms?eventId=${event.id}`)).body.untold;
  const tell = () => hana.post('/api/sms', { eventId: event.id, kind: 'change' });
  return { id: event.id, change, untold, tell };
}

const moved = { event_date: '2026-10-03', et_date: { year: 2019, month: 1, day: 23 } };

it('an unannounced change is listed with the value last sent, until a message announces it', async () => {
  const { change, untold, tell } = await scheduled();
  expect(await untold()).toEqual([]);
  expect((await change({ ...moved, num_of_people: 260 })).status).toBe(200);
  const before = buildEvent();
  expect(await untold()).toEqual([
    {
      field: 'event_date',
      before: `${before.event_date}T${before.time}:00+03:00`,
      after: `2026-10-03T${before.time}:00+03:00`,
    },
    { field: 'num_of_people', before: String(before.num_of_people), after: '260' },
  ]);
  expect((await tell()).status).toBe(200);
  await sendDueMessages(sms.app);
  const said = sms.provider.taken.at(-1)?.message ?? '';
  for (const words of ['መስከረም 23 ቀን 2019', `ከ${before.num_of_people} ወደ 260`]) {
    expect(said).toContain(words);
  }
  expect(await untold()).toEqual([]);
  expect((await tell()).body).toMatchObject({ code: 'ALREADY_PROCESSED' });
});

it('a first place is announced without an old value', async () => {
  const { change, tell } = await scheduled();
  await change({ venue: 'ስካይላይት አዳራሽ 3' });
  await tell();
  await sendDueMessages(sms.app);
  expect(sms.provider.taken.at(-1)?.message).toContain('ቦታው ስካይላይት አዳራሽ 3።');
});

it('several edits count as one change, and a reverted change is omitted', async () => {
  const { change, untold, tell } = await scheduled();
  await change({ num_of_people: 260 });
  sms.app.clock.advance(1);
  await change({ num_of_people: 280 });
  expect(await untold()).toMatchObject([{ field: 'num_of_people', after: '280' }]);
  expect((await tell()).status).toBe(200);
  await change({});
  expect(await untold()).toEqual([]);
  const sent = sms.provider.taken.length;
  await sendDueMessages(sms.app);
  expect(sms.provider.taken).toHaveLength(sent);
});

it('changes of a begun event are not announced', async () => {
  const { id, change } = await scheduled();
  await change({ num_of_people: 260 });
  sms.app.clock.set('2027-01-01T10:00:00+03:00');
  const hana = await sms.app.as('hana');
  expect((await hana.get(`/api/sms?eventId=${id}`)).body.untold).toEqual([]);
  const told = await hana.post('/api/sms', { eventId: id, kind: 'change' });
  expect(told.body).toMatchObject({ code: 'PAST_EVENT' });
});
