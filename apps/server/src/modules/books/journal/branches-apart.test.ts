import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();

async function must(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  expect(await answer).toMatchObject({ status: 200 });
}

async function spendAndEarn(branch: 1 | 2): Promise<void> {
  const { admin, people } = standard;
  const [employee, vendor] =
    branch === 1 ? [people.abebe, people.dj] : [people.tigist, people.decor];
  const book = `/api/transactions?branchId=${branch}`;
  await must(admin.post(book, { type: 'in', amount: 90_000, remark: 'Tents lent out' }));
  await must(admin.post(book, { type: 'out', amount: 100, remark: 'Charcoal' }));
  const { body } = await admin.post('/api/event', buildEvent({ branchId: branch }));
  const eventId = body.event.id;
  await must(admin.post('/api/assign-vendor', { eventId, vendors: [vendor] }));
  await must(admin.post('/api/assign-employee', { eventId, employees: [employee] }));
  await must(
    admin.patch(`/api/employee-ledger?branchId=${branch}`, { id: employee, withSalary: true }),
  );
  const box = { type: 'create', spender: branch === 1 ? 4 : 5, budget: 500, reason: 'Market' };
  const made = await admin.post(`/api/petty-cash?branchId=${branch}`, box);
  const spend = { type: 'spend', pettycashId: made.body.id, amount: 10, reason: 'Onions' };
  await must(admin.post(`/api/petty-cash?branchId=${branch}`, spend));
}

const holdAccounts = (client: Client, branch: number) =>
  client.query(
    `BEGIN; SELECT FROM accounts WHERE id IN (SELECT account_id FROM postings p
       JOIN entries e ON e.id = p.entry_id WHERE e.branch_id = ${branch}) FOR UPDATE`,
  );

it('a branch books every kind of income and expense while the accounts of another are locked', async () => {
  await spendAndEarn(1);
  const client = new Client({ connectionString: standard.app.url });
  await client.connect();
  await holdAccounts(client, 1);
  try {
    await spendAndEarn(2);
  } finally {
    await client.end();
  }
  const { rows } = await standard.app.db.execute(
    sql`SELECT name FROM accounts WHERE branch_id = 2 AND name ~ '^(expense|income):' ORDER BY name`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    ...['other', 'petty', 'salary', 'vendor', 'wages'].map((kind) => `expense:${kind}:2`),
    'income:other:2',
  ]);
});
