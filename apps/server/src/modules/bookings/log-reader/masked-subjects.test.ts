// D95
import { permissionValues } from '@digis/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEmployee, buildEvent } from '#testing/index.ts';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

const secrets = {
  client: 'ሚስጥር ደንበኛ',
  event: 'ሚስጥር ሠርግ',
  cash: 'a secret remark',
  petty_cash: 'a secret reason',
  user: 'secret-user',
  list: 'ሚስጥር ሠራተኛ',
};

beforeAll(async () => {
  const { app } = standard;
  const access = [...permissionValues];
  await app.createUser({ username: 'everything', branch_id: 1, access });
  const of = await buildEmployee(app, { full_name: secrets.list });
  const desk = await app.as('everything');
  const client = { primary_phone: '0911000054', secondary_phone: '0911000055' };
  const calls: [path: string, body: object][] = [
    ['client', { full_name: secrets.client, ...client }],
    [
      'event',
      buildEvent({ client: { name: secrets.event, ...client, primary_phone: '0911000056' } }),
    ],
    ['transactions', { type: 'in', amount: 300, remark: secrets.cash }],
    ['petty-cash', { type: 'create', spender: 4, budget: 10, reason: secrets.petty_cash }],
    ['user', { username: secrets.user, password: 'a-quiet-courtyard', branchId: 1 }],
    ['exports', { name: 'employee_gains', of, rows: 3 }],
    ['item', { name: 'ቡና' }],
  ];
  for (const [path, body] of calls) {
    const { status } = await desk.post(`/api/${path}`, body);
    expect([path, status]).toEqual([path, 200]);
  }
});

const logsOf = async (username: string) =>
  (await (await standard.app.as(username)).get('/api/action-logs')).body.logs;

async function reader(username: string, ...more: (typeof permissionValues)[number][]) {
  const access = ['Action Logs' as const, ...more];
  await standard.app.createUser({ username, branch_id: 1, access });
  return logsOf(username);
}

const shownIn = (logs: unknown): string[] =>
  Object.values(secrets).filter((secret) => JSON.stringify(logs).includes(secret));

describe('names, remarks and reasons in the log', () => {
  it('a reader without permissions sees actions, but no names, remarks or reasons', async () => {
    const logs = await reader('stranger');
    expect(shownIn(logs)).toEqual([]);
    expect(logs).toContainEqual(
      expect.objectContaining({ action: 'client.create', subject: '', entity: 'client' }),
    );
    expect(logs).toContainEqual(
      expect.objectContaining({ action: 'list.export', subject: 'employee_gains' }),
    );
    expect(logs).toContainEqual(expect.objectContaining({ action: 'item.create', subject: 'ቡና' }));
  });

  it.each([
    ['Clients', ['client']],
    ['View Events', ['event']],
    ['Cashbook View Records', ['cash', 'petty_cash']],
    ['App Users', ['user']],
    ['Employees', ['list']],
  ] as const)(
    'a reader with %s sees those of that permission’s records: %j',
    async (permission, kinds) => {
      const logs = await reader(`reader of ${permission}`, permission);
      expect(shownIn(logs)).toEqual(kinds.map((kind) => secrets[kind]));
    },
  );

  it('an admin sees them all', async () => {
    expect(shownIn(await logsOf('admin'))).toEqual(Object.values(secrets));
  });
});
