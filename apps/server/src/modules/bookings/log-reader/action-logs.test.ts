// D95, D96, spec:9
import { describe, expect, it } from 'vitest';
import { standardPeople } from '#testing/index.ts';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

interface Log {
  id: number;
  action: string;
  subject: string;
  times?: number;
  user: { username: string; branch?: { name: string } };
  changes?: { field: string; before?: string; after?: string }[];
}

const logsFor = async (username: string, query = ''): Promise<Log[]> =>
  (await (await standard.app.as(username)).get(`/api/action-logs${query}`)).body.logs;

async function clerk(username: string, branch_id: number) {
  await standard.app.createUser({ username, branch_id, access: ['Action Logs', 'Items'] });
  return standard.app.as(username);
}

describe('the log of actions', () => {
  it('the log shows staff their branch’s actions and an admin all, latest first', async () => {
    const bole = await clerk('bole-clerk', 1);
    const piassa = await clerk('piassa-clerk', 2);
    await bole.post('/api/item', { name: 'ቡና' });
    await piassa.post('/api/item', { name: 'ሻይ' });
    const own = await logsFor('bole-clerk');
    expect(own[0]).toMatchObject({
      action: 'item.create',
      subject: 'ቡና',
      user: { username: 'bole-clerk', branch: { name: 'Bole' } },
    });
    expect(own.every((log) => log.user.branch?.name === 'Bole')).toBe(true);
    const all = await logsFor('admin');
    expect(all[0]).toMatchObject({ subject: 'ሻይ' });
    const answer = await piassa.get('/api/action-logs?branchId=1');
    expect(answer.status).toBe(404);
  });

  it('the log is filtered by user, kind of record and day', async () => {
    const { app } = standard;
    const kinds = new Set((await logsFor('admin', '?entity=item')).map((log) => log.action));
    expect([...kinds]).toEqual(['item.create']);
    const [latest] = await logsFor('admin');
    const { users } = (await (await app.as('admin')).get('/api/user')).body;
    const { id } = users.find(
      (user: { username: string }) => user.username === latest?.user.username,
    );
    const theirs = await logsFor('admin', `?userId=${id}`);
    expect(theirs.every((log) => log.user.username === latest?.user.username)).toBe(true);
    expect(await logsFor('admin', '?from=2026-09-22')).toEqual([]);
    expect((await logsFor('admin', '?from=2026-09-21&to=2026-09-21')).length).toBeGreaterThan(0);
  });

  it('the topics money and undone return such actions, and the topic work omits sign-ins', async () => {
    const admin = await standard.app.as('admin');
    const gas = { type: 'in', amount: 4500, remark: 'ጋዝ' };
    const dawit = await standard.app.as('dawit');
    expect((await dawit.post('/api/transactions', gas)).status).toBe(200);
    const { id } = (await admin.post('/api/item', { name: 'ጠላ' })).body;
    await admin.delete('/api/item', { id });
    const actionsOf = async (topic: string) =>
      (await logsFor('admin', `?topic=${topic}`)).map(({ action }) => action);
    expect(await actionsOf('money')).toEqual(['cash.in']);
    expect(await actionsOf('undone')).toEqual(['item.delete']);
    expect(await actionsOf('work')).not.toContain('login');
    const [paid] = await logsFor('admin', '?topic=money');
    expect(paid).toMatchObject({ changes: [{ field: 'amount', after: '4500' }] });
  });

  it('the log is paged from 0, thirty rows at a time, without repeated rows', async () => {
    const bole = await clerk('busy-clerk', 1);
    for (let at = 0; at < 40; at += 1) await bole.post('/api/item', { name: `item ${at}` });
    const first = (await bole.get('/api/action-logs?page=0')).body;
    expect(first.logs).toHaveLength(30);
    await bole.post('/api/item', { name: 'one more' });
    const second = (await bole.get(`/api/action-logs?page=1&cursor=${first.next}`)).body;
    const ids = [...first.logs, ...second.logs].map((log: Log) => log.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await bole.get('/api/action-logs?page=500')).body.logs).toEqual([]);
  });

  it('a failed sign-in is logged with the attempted username', async () => {
    await standard.app.guest.post('/api/login', { username: 'dawit', password: 'nothing-at-all' });
    const [refused] = await logsFor('admin', '?entity=login');
    expect(refused).toMatchObject({ action: 'login.refuse', user: { username: 'dawit' } });
  });

  it('an export is logged with its list and number of rows', async () => {
    const { app } = standard;
    await app.createUser({ username: 'exporter', branch_id: 1, access: ['View Events'] });
    const exporter = await app.as('exporter');
    const record = { name: 'events', of: 1, rows: 12 };
    expect((await exporter.post('/api/exports', record)).body).toEqual({ success: true });
    const admin = await app.as('admin');
    const { abebe } = await standardPeople(app);
    for (const other of [
      { name: 'employee_gains', of: abebe, rows: 3 },
      { name: 'cashbook', rows: 4 },
    ]) {
      expect((await admin.post('/api/exports', other)).status).toBe(200);
    }
    const exported = await logsFor('admin', '?entity=list');
    expect(exported).toMatchObject([
      { subject: 'cashbook', changes: [{ field: 'rows', after: '4' }] },
      { subject: 'employee_gains, አበበ ከበደ' },
      {
        action: 'list.export',
        subject: 'events, Bole',
        user: { username: 'exporter', branch: { name: 'Bole' } },
        changes: [{ field: 'rows', after: '12' }],
      },
    ]);
  });

  it('only exports of known lists with their row count, by a signed-in user, are logged', async () => {
    const { app } = standard;
    const before = await logsFor('admin', '?entity=list');
    const admin = await app.as('admin');
    for (const record of [
      { name: ' ', rows: 1 },
      { name: 'Bole', rows: 1 },
      { name: 'Everybody’s salaries', rows: 1 },
      { name: 'cashbook', rows: -1 },
      { name: 'cashbook', rows: 1.5 },
      { name: 'cashbook' },
    ]) {
      expect((await admin.post('/api/exports', record)).status).toBe(422);
    }
    const elsewhere = { name: 'cashbook', of: 2, rows: 1 };
    expect((await (await app.as('dawit')).post('/api/exports', elsewhere)).status).toBe(404);
    const nobody = { name: 'vendor_payables', of: 9_999, rows: 1 };
    expect((await admin.post('/api/exports', nobody)).status).toBe(404);
    expect((await app.guest.post('/api/exports', { name: 'cashbook', rows: 1 })).status).toBe(403);
    expect(await logsFor('admin', '?entity=list')).toEqual(before);
  });

  it('changed values are shown to readers who may see the record, and only field names to others', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const client = { full_name: 'ሄለን', primary_phone: '0911000044', secondary_phone: '0911000045' };
    const { id } = (await hana.post('/api/client', client)).body;
    await hana.patch('/api/client', { id, ...client, secondary_phone: '0911000046' });
    await clerk('auditor', 1);
    await app.createUser({
      username: 'desk-auditor',
      branch_id: 1,
      access: ['Action Logs', 'Clients'],
    });
    const changesFor = async (username: string) =>
      (await logsFor(username, '?entity=client'))[0]?.changes;
    expect(await changesFor('auditor')).toEqual([{ field: 'secondary_phone' }]);
    expect(await changesFor('desk-auditor')).toEqual([
      { field: 'secondary_phone', before: '0911000045', after: '0911000046' },
    ]);
  });

  it('a denied call is logged with the required permission', async () => {
    const bole = await clerk('curious-clerk', 1);
    expect((await bole.get('/api/vendor')).status).toBe(403);
    expect((await bole.post('/api/vendor', { name: 'Tent House' })).status).toBe(403);
    const refused = await logsFor('curious-clerk', '?entity=access');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({
      action: 'access.refuse',
      subject: 'Vendors',
      user: { username: 'curious-clerk', branch: { name: 'Bole' } },
    });
  });

  it('a repeatedly denied call has one row per minute with a count', async () => {
    const { app } = standard;
    const stubborn = await clerk('stubborn-clerk', 1);
    const calls = Array.from({ length: 40 }, () => stubborn.get('/api/vendor'));
    const answers = await Promise.all([...calls, stubborn.get('/api/employee')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
    const refused = async () =>
      (await logsFor('admin', '?entity=access')).filter(
        ({ user }) => user.username === 'stubborn-clerk',
      );
    const counts = (await refused()).map(({ times }) => times);
    expect(counts.toSorted()).toEqual([40, undefined]);
    app.clock.advance(1);
    await stubborn.get('/api/vendor');
    expect(await refused()).toHaveLength(3);
  });
});
