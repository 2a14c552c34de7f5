import { Client } from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { buildEmployee, buildEvent, buildVendor, type Caller } from '#testing/index.ts';
import { must, useTwoCashiers } from '#testing/use-test-app.ts';
import { query } from '#testing/test-cluster.ts';

const table = useTwoCashiers();

/** A limit serialises the payments of own entries: the payer waits after reading the debts. */
beforeEach(async () => {
  await must((await table.app.as('admin')).post('/api/settings', { four_eyes_above: 900_000 }));
});

const free = { packageId: 'custom', per_person: 100, advance_amount: 0 } as const;

const waiting = async (): Promise<number> => {
  const rows = await query(
    table.app.url,
    `SELECT FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE NOT granted AND datname = current_database()`,
  );
  return rows.length;
};

async function orderOf(
  assign: (caller: Caller, eventId: number, isOn: boolean) => ReturnType<Caller['post']>,
  pay: (caller: Caller) => ReturnType<Caller['post']>,
): Promise<unknown[]> {
  const { app, almaz, biruk, almazId } = table;
  const { event } = await must(almaz.post('/api/event', buildEvent(free)));
  await must(assign(almaz, event.id, true));
  const holder = new Client({ connectionString: app.url });
  await holder.connect();
  await holder.query(`BEGIN; SELECT FROM users WHERE id = ${almazId} FOR NO KEY UPDATE`);
  const paying = pay(almaz);
  await expect.poll(waiting).toBe(1);
  let isOff = false;
  const taking = assign(biruk, event.id, false).then((answer) => {
    isOff = true;
    return answer;
  });
  await expect.poll(async () => isOff || (await waiting()) > 1).toBe(true);
  await holder.query('ROLLBACK');
  await holder.end();
  await must(paying);
  await must(taking);
  return query(
    app.url,
    `SELECT record_type FROM entries WHERE event_id = ${event.id} OR record_type IN ('vendor', 'employee')
      ORDER BY id DESC LIMIT 3`,
  );
}

const inOrder = (payment: string) =>
  ['accrual', payment, 'accrual'].map((record_type) => ({ record_type }));

it('an unassignment concurrent with a wage payment is booked after the payment', async () => {
  const employee = await buildEmployee(table.app);
  const order = await orderOf(
    (caller, eventId, isOn) =>
      caller.post('/api/assign-employee', {
        eventId,
        employees: isOn ? [employee] : [],
        force: true,
      }),
    (caller) =>
      caller.patch('/api/employee-ledger', { id: employee, withSalary: false, expected: 800 }),
  );
  expect(order).toEqual(inOrder('employee'));
});

// D88
it('an unassignment concurrent with a vendor payment does not turn it into a prepayment', async () => {
  const vendor = await buildVendor(table.app);
  const order = await orderOf(
    (caller, eventId, isOn) =>
      caller.post('/api/assign-vendor', { eventId, vendors: isOn ? [vendor] : [], force: true }),
    (caller) => caller.patch('/api/vendor-ledger', { vendorId: vendor, amount: 12_000 }),
  );
  expect(order).toEqual(inOrder('vendor'));
});
