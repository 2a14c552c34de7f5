// D141
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAgreement, buildEvent, type Caller } from '#testing/index.ts';
import { useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();
let admin: Caller;

beforeAll(async () => {
  admin = await standard.app.as('admin');
  const client = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };
  await admin.post('/api/event', buildEvent({ client }));
  await admin.post('/api/event', buildEvent());
  await admin.patch('/api/event', { id: 2, ...buildEvent({ num_of_people: 360 }) });
  const accept = { type: 'pending', action: 'accept', actionId: 2, amount: 50_000 };
  await (await standard.app.as('dawit')).patch('/api/transactions', accept);
  const settle = { type: 'advance', action: 'accept', actionId: 1, amount: 5_000 };
  await (await standard.app.as('dawit')).patch('/api/transactions', settle);
  await admin.post('/api/assign-employee', { eventId: 2, employees: [standard.people.abebe] });
  await admin.post('/api/generate-agreement', buildAgreement({ eventId: 2 }));
  await admin.post('/api/sms', { eventId: 2, kind: 'reminder' });
});

const history = async (who: string, id = 2) =>
  (await (await standard.app.as(who)).get(`/api/event/history?id=${id}`)).body.history;

describe('the history of an event', () => {
  it('the history has every action on the event, its payments and agreements, newest first', async () => {
    const rows = await history('hana');
    expect(
      rows.map(({ action, username }: Record<string, string>) => `${username} ${action}`),
    ).toEqual([
      'admin sms.send',
      'admin agreement.create',
      'admin event.assign_employees',
      'dawit advance.settle',
      'dawit pending.accept',
      'admin event.update',
      'admin event.schedule',
    ]);
  });

  it('a user who may see the event sees the values in its history, including those of its payments', async () => {
    const changesOf = async (who: string, action: string) =>
      (await history(who)).find((row: { action: string }) => row.action === action).changes;
    const people = { field: 'num_of_people', before: '350', after: '360' };
    expect(await changesOf('hana', 'event.update')).toContainEqual(people);
    for (const who of ['hana', 'admin']) {
      expect(JSON.stringify(await changesOf(who, 'pending.accept'))).toContain('50000');
    }
  });

  it('the history of another branch’s event is not found', async () => {
    const sara = await standard.app.as('sara');
    expect((await sara.get('/api/event/history?id=2')).status).toBe(404);
    expect(await history('admin', 1)).toMatchObject([{ action: 'event.schedule' }]);
  });
});
