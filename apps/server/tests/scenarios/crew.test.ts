import { afterEach, describe, expect, it } from 'vitest';
import { buildEvent } from '../../testing/index.ts';
import { book, done, eventOf, moveTo, refused, useDays } from './days.ts';

const days = useDays();
const amountsOf = (rows: { amount: number }[]) => rows.map(({ amount }) => amount);
const ledger = (id: number) => done(days.dawit.get(`/api/employee-ledger?id=${id}`));
const attendance = (body: object) => days.hana.patch('/api/event/staff', { eventId: 1, ...body });
let marta = 0;

afterEach(async () => {
  expect(await days.app.verify()).toBeNull();
});

/** The event of S1 as it is after S3, S4 and S6. */
async function paidVendors() {
  const { abebe, tigist, dj, decor } = days.people;
  await done(days.hana.post('/api/event', buildEvent()));
  const employees = [abebe, tigist];
  await done(days.hana.post('/api/assign-employee', { eventId: 1, employees }));
  await done(days.hana.post('/api/assign-vendor', { eventId: 1, vendors: [dj, decor] }));
  const grown = buildEvent({ num_of_people: 420, time: '19:00' });
  await done(days.hana.patch('/api/event', { ...grown, id: 1 }));
  await done(days.dawit.patch('/api/vendor-ledger', { vendorId: dj, amount: 12_000 }));
  await done(days.dawit.patch('/api/vendor-ledger', { vendorId: decor, amount: 10_000 }));
}

describe('an absent employee (S28)', () => {
  it('Marta is added, and attendance cannot be recorded before the event begins', async () => {
    await paidVendors();
    const { id } = await done(
      days.admin.post('/api/employee', {
        first_name: 'Marta',
        last_name: 'Bekele',
        phone_number: '0910000009',
        salary: 4_500,
        wage_type: 'dynamic',
        afternoon_wage: 700,
        evening_wage: 900,
      }),
    );
    marta = id;
    await moveTo(days, '2026-10-01T18:59:00+03:00');
    const early = attendance({ employeeId: days.people.tigist, came: false, replacement: marta });
    expect(await refused(early)).toEqual([409, 'NOT_BEGUN']);
    expect(await book(days.dawit)).toMatchObject({ outstanding: 10_600 });
  });

  it('Tigist is absent, Marta replaces her, and the wages of the event stay 1,700', async () => {
    const { abebe, tigist } = days.people;
    await moveTo(days, '2026-10-01T19:00:00+03:00');
    await done(attendance({ employeeId: tigist, came: false, replacement: marta }));
    expect(await book(days.dawit)).toMatchObject({ outstanding: 8_900 + 1_700 });
    expect(await ledger(marta)).toMatchObject({
      gain: 900,
      earned: 900,
      ledger: [{ amount: 900 }],
    });
    const { gain, ledger: rows } = await ledger(tigist);
    expect([gain, amountsOf(rows)]).toEqual([0, [-900, 200, 700]]);
    expect(rows[0]).toMatchObject({ source: 'adjustment' });
    const { employees } = await eventOf(days.hana, 1);
    expect(employees.map(({ id, came }: { id: number; came?: false }) => [id, came])).toEqual([
      [abebe, undefined],
      [tigist, false],
      [marta, undefined],
    ]);
  });

  it('later edits keep the absent employee’s wage at zero', async () => {
    const edited = buildEvent({ num_of_people: 420, time: '15:00' });
    await done(days.hana.patch('/api/event', { ...edited, id: 1, force: true }));
    expect(await ledger(days.people.tigist)).toMatchObject({ gain: 0 });
    expect(await ledger(marta)).toMatchObject({ gain: 700 });
    await done(days.hana.patch('/api/event', { ...edited, id: 1, time: '19:00' }));
    expect(await book(days.dawit)).toMatchObject({ outstanding: 10_600 });
  });

  it('undoing the absence restores her wage in addition to Marta’s', async () => {
    const { tigist } = days.people;
    await done(attendance({ employeeId: tigist, came: true }));
    expect(await ledger(tigist)).toMatchObject({ gain: 900 });
    expect(await book(days.dawit)).toMatchObject({ outstanding: 11_500 });
  });

  it('a wage already paid for an absence becomes a prepayment', async () => {
    const { tigist } = days.people;
    await done(
      days.dawit.patch('/api/employee-ledger', { id: tigist, withSalary: false, coming: false }),
    );
    await done(attendance({ employeeId: tigist, came: false }));
    expect(await ledger(tigist)).toMatchObject({ gain: -900, earned: -900, coming: 0 });
  });
});
