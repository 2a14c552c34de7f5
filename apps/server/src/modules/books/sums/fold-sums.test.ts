import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { isoToEt } from '@digis/ethio-date';
import { buildEvent, type Caller } from '#testing/index.ts';
import { must, undoEach, useStaffedApp } from '#testing/use-test-app.ts';
import { foldSums, keptTables } from './fold-sums.ts';

const standard = useStaffedApp();

async function rowsAndKeys(): Promise<{ rows: number; added: number }> {
  const counted = Object.keys(keptTables).map((name) => sql.raw(`SELECT is_folded FROM ${name}`));
  const { rows } = await standard.app.db.execute<{ rows: string; added: string }>(
    sql`SELECT count(*) AS rows, count(*) FILTER (WHERE NOT is_folded) AS added
      FROM (${sql.join(counted, sql` UNION ALL `)}) kept`,
  );
  return { rows: Number(rows[0]?.rows), added: Number(rows[0]?.added) };
}

describe('the daily sums', () => {
  undoEach(standard);
  let admin: Caller;
  let dawit: Caller;
  let event: number;

  const answers = async () => [
    await must(admin.get('/api/overview?month=2019-01')),
    await must(admin.get('/api/reports?from=2026-09-11&to=2026-10-10')),
    await must(admin.get('/api/reports?from=2026-09-11&to=2026-10-10&by=categories')),
    await must(admin.get('/api/reports?from=2026-09-11&to=2026-10-10&by=places')),
    await must(admin.get('/api/transactions?type=book&from=2026-09-11&to=2026-10-10')),
  ];

  beforeEach(async () => {
    admin = await standard.app.as('admin');
    dawit = await standard.app.as('dawit');
    const booked = await must(admin.post('/api/event?branchId=1', buildEvent()));
    event = booked.event.id;
    const [claim] = (await admin.get('/api/transactions?type=pending')).body.data;
    const accept = { type: 'pending', action: 'accept', actionId: claim.id, amount: 50_000 };
    await must(admin.patch('/api/transactions', accept));
    await must(
      dawit.post('/api/transactions', {
        type: 'out',
        amount: 700,
        remark: 'ገበያ',
        eventId: event,
        category: 'fuel',
      }),
    );
  });

  it('folding leaves every answer unchanged and no unfolded rows', async () => {
    const before = await answers();
    expect((await rowsAndKeys()).added).toBeGreaterThan(0);
    await foldSums(standard.app.db);
    expect(await answers()).toEqual(before);
    expect(await rowsAndKeys()).toMatchObject({ added: 0 });
  });

  it('two servers folding concurrently count nothing twice', async () => {
    const before = await answers();
    await Promise.all([foldSums(standard.app.db), foldSums(standard.app.db)]);
    expect(await answers()).toEqual(before);
    expect(await standard.app.verify()).toBeNull();
  });

  it('an event created and deleted again leaves no row after folding', async () => {
    await foldSums(standard.app.db);
    const { rows } = await rowsAndKeys();
    const { event: moved } = await must(
      admin.post('/api/event?branchId=2', {
        ...buildEvent({ event_date: '2026-09-30', et_date: isoToEt('2026-09-30') }),
        branchId: 2,
        advance_amount: 0,
      }),
    );
    await must(admin.delete('/api/event', { id: moved.id, refund: 0 }));
    await foldSums(standard.app.db);
    expect((await rowsAndKeys()).rows).toBe(rows);
  });

  it('a recount from all rows equals the maintained sums', async () => {
    const before = await answers();
    await standard.app.db.execute(sql`SELECT recount_sums()`);
    expect(await answers()).toEqual(before);
  });

  it.each([
    ['events', 'UPDATE event_sums SET guests = guests + 1 WHERE guests > 0'],
    ['costs', 'UPDATE cost_sums SET amount = amount + 1'],
    ['cash', 'DELETE FROM cash_sums'],
    [
      'what was received',
      `INSERT INTO moved_sums (branch_id, day, kind, is_counted, amount)
        SELECT branch_id, day, kind, is_counted, amount FROM moved_sums WHERE kind = 'received'`,
    ],
  ])('verify names a manual change of %s, and a recount repairs it', async (what, statement) => {
    await standard.app.db.execute(sql.raw(statement));
    expect(await standard.app.verify()).toMatch(new RegExp(`^I23: .*${what}`, 'u'));
    await standard.app.db.execute(sql`SELECT recount_sums()`);
    expect(await standard.app.verify()).toBeNull();
  });
});
