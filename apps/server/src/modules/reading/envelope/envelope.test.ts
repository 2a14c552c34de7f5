// D129, D178
import { beforeAll, describe, expect, it } from 'vitest';
import { isoToEt } from '@digis/ethio-date';
import { buildEvent, type Caller } from '#testing/index.ts';
import { faultsOf, takeEnvelope, transactionsOf } from '#testing/envelope/read-envelope.ts';
import { logged, must, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
let admin: Caller;
let dawit: Caller;
let safe: number;
let event: number;

const meskerem = { from: '2019-01', to: '2019-01' };
const bole = { branchId: 1, ...meskerem };

beforeAll(async () => {
  admin = await standard.app.as('admin');
  dawit = await standard.app.as('dawit');
  const sara = await standard.app.as('sara');
  await must(admin.post('/api/settings', { vat: 'on_top' }));
  safe = (await must(admin.post('/api/place', { kind: 'safe', name: 'Safe' }))).id;
  const cash = (caller: Caller, type: string, amount: number, remark: string) =>
    must(caller.post('/api/transactions', { type, amount, remark }));
  await cash(dawit, 'in', 5_000, 'Rent of "chairs", twenty');
  await cash(sara, 'in', 700, 'Charcoal');
  await must(dawit.post('/api/transfer', { to: safe, amount: 2_000 }));
  const { id } = await cash(dawit, 'out', 450.05, 'ሽንኩርት');
  await must(dawit.post('/api/correction', { id, should_be: 45, reason: 'A zero too many' }));
  const custom = { packageId: 'custom', per_person: 500, num_of_people: 200 } as const;
  const plain = { additional_price: 0, discount_amount: 0, advance_amount: 0 };
  const phones = { primary_phone: '0911223344', secondary_phone: '0922334455' };
  const client = { full_name: 'አልማዝ ተስፋዬ', ...phones, tin: '0012345678', withholds: true };
  await must(admin.post('/api/client', { ...client, branchId: 1 }));
  const day = '2026-09-20';
  const slip = buildEvent({ ...custom, ...plain, event_date: day, et_date: isoToEt(day) });
  event = (await must(admin.post('/api/event', slip))).event.id;
  await must(dawit.post('/api/payment', { eventId: event, amount: 60_000 }));
});

const entryOf = async (reference: string) =>
  transactionsOf(await takeEnvelope(standard.app, bole)).find((one) => one.reference === reference);

describe('the journal', () => {
  it('the columns are the fourteen of Sage 50, and every transaction sums to zero', async () => {
    const envelope = await takeEnvelope(standard.app, bole);
    expect(envelope.journal[0]).toEqual([
      'Date',
      'Reference',
      'Date Clear in Bank Rec',
      'Number of Distributions',
      'G/L Account',
      'Description',
      'Amount',
      'Job ID',
      'Used for Reimbursable Expenses',
      'Transaction Period',
      'Transaction Number',
      'Consolidated Transaction',
      'Recur Number',
      'Recur Frequency',
    ]);
    expect(faultsOf(envelope)).toEqual([]);
    expect(transactionsOf(envelope)).toHaveLength(6);
  });

  it('a line has its date, period, account and amount, and quotes are preserved', async () => {
    const { journal } = await takeEnvelope(standard.app, bole);
    const words = 'Cash by hand, Rent of "chairs", twenty';
    const [before, after] = [
      ['9/21/2026', 'B1-1', '', '2'],
      ['', 'FALSE', '3', '1', 'FALSE', '0', '0'],
    ];
    expect(journal.slice(1, 3)).toEqual([
      [...before, '1010', words, '5000.00', ...after],
      [...before, '4910', words, '-5000.00', ...after],
    ]);
  });

  it('the file is plain ASCII, since Sage 50 does not support Ethiopic letters', async () => {
    const { journal } = await takeEnvelope(standard.app, bole);
    expect(journal.flat().join('')).toMatch(/^[\u0020-\u007e]*$/u);
    expect(journal.find(([, reference]) => reference === 'B1-3')?.[5]).toBe('Cash by hand');
  });

  it('a correction is a separate entry', async () => {
    expect((await entryOf('B1-4'))?.lines).toEqual([
      ['1010', 40_505],
      ['6910', -40_505],
    ]);
  });

  it('a begun event turns its deposit into sales and VAT', async () => {
    expect((await entryOf(`EV-${event}`))?.lines).toEqual([
      ['2310', 11_500_000],
      ['4010', -10_000_000],
      ['2410', -1_500_000],
    ]);
  });

  it('an upcoming event and a month without events have no derived entries', async () => {
    const { event: coming } = await must(
      admin.post('/api/event', buildEvent({ advance_amount: 0 })),
    );
    expect(await entryOf(`EV-${coming.id}`)).toBeUndefined();
    const hamle = { branchId: 1, from: '2018-11', to: '2018-12' };
    expect(transactionsOf(await takeEnvelope(standard.app, hamle))).toEqual([]);
  });

  it('the journal of all branches contains those of each', async () => {
    const references = transactionsOf(await takeEnvelope(standard.app, meskerem)).map(
      ({ reference }) => reference,
    );
    expect(references).toContain('B2-1');
    expect(references).toContain('B1-1');
  });
});

describe('the check sheet', () => {
  it('opening plus movements equals closing, which is the balance of the cashbook', async () => {
    const envelope = await takeEnvelope(standard.app, bole);
    const [, box, inSafe, total] = envelope.sheet('check.xlsx');
    expect(box).toEqual(['Bole', 'Cash box / የገንዘብ ሣጥን', 0, 65_000, 45, -2_000, 62_955, 0]);
    expect(inSafe).toEqual(['Bole', 'Safe', 0, 0, 0, 2_000, 2_000, 0]);
    const { status } = await must(dawit.get('/api/transactions?type=book'));
    const { totalIn, totalOut, balance } = status;
    expect(total?.slice(2)).toEqual([0, totalIn, totalOut, 0, balance, 0]);
  });

  it('a month’s opening is the previous month’s closing', async () => {
    const later = { branchId: 1, from: '2019-02', to: '2019-02' };
    const [, box] = (await takeEnvelope(standard.app, later)).sheet('check.xlsx');
    expect(box).toEqual(['Bole', 'Cash box / የገንዘብ ሣጥን', 62_955, 0, 0, 0, 62_955, 0]);
  });
});

describe('access to the envelope', () => {
  it('staff get the envelope of their branch, and that of another is not found', async () => {
    const own = await takeEnvelope(standard.app, meskerem, 'sara');
    expect(transactionsOf(own).map(({ reference }) => reference)).toEqual(['B2-1']);
    const { status, body } = await dawit.post('/api/envelope', { ...meskerem, branchId: 2 });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('a branch that does not exist is not found', async () => {
    const { status } = await admin.post('/api/envelope', { ...meskerem, branchId: 99 });
    expect(status).toBe(404);
  });

  it('the log has it as an export with its months', async () => {
    await takeEnvelope(standard.app, bole, 'dawit');
    const { last } = await logged(standard.app, 'list.export');
    expect(last).toMatchObject({
      subject: 'envelope, Bole',
      changes: [{ field: 'months', before: '', after: '2019-01' }],
    });
  });
});

it.each([
  [{ from: '2019-00', to: '2019-01' }, { from: 'pattern' }],
  [{ from: '2019-14', to: '2019-01' }, { from: 'pattern' }],
  [{ from: 'last month', to: '2019-01' }, { from: 'maxLength' }],
  [{ from: '0000-01', to: '2019-01' }, { from: 'format' }],
  [{ from: '2019-02', to: '2019-01' }, { to: 'minimum' }],
  [{ from: '2019-10', to: '2019-11' }, { to: 'maximum' }],
  [{ from: '1819-01', to: '2019-01' }, { to: 'maximum' }],
])('the months %j are refused at their field', async (months, errors) => {
  const { status, body } = await admin.post('/api/envelope', months);
  expect([status, body.errors]).toEqual([422, errors]);
});

describe('the workbooks', () => {
  it('the journal has the lines of the CSV, with both dates and the names as typed', async () => {
    const envelope = await takeEnvelope(standard.app, bole);
    const [, ...rows] = envelope.sheet('journal.xlsx');
    const [, ...lines] = envelope.journal;
    const of = (cells: readonly unknown[], at: readonly number[]) =>
      at.map((place) => String(cells[place]));
    expect(rows.map((row) => of(row, [2, 3, 4, 6]))).toEqual(
      lines.map((line) => of(line, [9, 10, 1, 4])),
    );
    expect(rows.map((row) => row[10])).toEqual(lines.map((line) => Number(line[6])));
    expect(rows[4]?.slice(0, 2)).toEqual([{ day: '2026-09-21' }, 'Meskerem 11, 2019']);
    expect(rows.flat()).toContain('ሽንኩርት');
    expect(rows.at(-1)).toContain('Derived / የተሰላ');
  });

  it('the VAT list has the taxpayer’s TIN and monthly sums', async () => {
    const [, ...rows] = (await takeEnvelope(standard.app, bole)).sheet('vat.xlsx');
    const amounts = [100_000, 15_000, 115_000];
    expect(rows[0]).toEqual([
      { day: '2026-09-20' },
      'Meskerem 10, 2019',
      'Bole',
      'አልማዝ ተስፋዬ',
      '0012345678',
      event,
      15,
      ...amounts,
    ]);
    const sums = [7, 8, 9].map((at) =>
      rows.slice(0, -1).reduce((sum, row) => sum + Number(row[at]), 0),
    );
    expect(rows.at(-1)?.slice(7)).toEqual(sums);
  });

  it('certificates are listed within the range, and a correction as a negative row', async () => {
    const body = {
      eventId: event,
      amount: 3_000,
      certificate_no: '0419',
      certificate_date: '2026-09-19',
    };
    const { id } = await must(dawit.post('/api/withholding', body));
    await must(dawit.post('/api/correction', { id, should_be: 2_000, reason: 'Misread' }));
    const envelope = await takeEnvelope(standard.app, bole);
    const [, first, taken, total] = envelope.sheet('certificates.xlsx');
    const shown = ['0419', { day: '2026-09-19' }, 'Bole', 'አልማዝ ተስፋዬ', '0012345678', event];
    expect(first?.slice(2)).toEqual([...shown, 3_000]);
    expect(taken?.slice(2)).toEqual([...shown, -1_000]);
    expect(total?.at(-1)).toBe(2_000);
    expect(faultsOf(envelope)).toEqual([]);
  });
});

it('costs tagged with an event and a category, even later, use that category’s account, as do corrections', async () => {
  const spent = { type: 'out', amount: 900, remark: 'Onions', eventId: event, category: 'food' };
  const { id } = await must(dawit.post('/api/transactions', spent));
  const { id: later } = await must(
    dawit.post('/api/transactions', { type: 'out', amount: 300, remark: 'Taxi' }),
  );
  const note = { id: later, kind: 'category', value: 'transport' };
  await must(dawit.post('/api/entry-note', note));
  await must(dawit.post('/api/correction', { id, should_be: 800, reason: 'Misread' }));
  const envelope = await takeEnvelope(standard.app, bole);
  const costs = transactionsOf(envelope).flatMap(({ lines: [, [account, santim] = ['', 0]] }) =>
    account === '5210' || account === '6210' ? [[account, santim]] : [],
  );
  expect(costs).toEqual([
    ['5210', 90_000],
    ['6210', 30_000],
    ['5210', -10_000],
  ]);
  const words = envelope.journal.map((cells) => cells[5]);
  expect(words).toContain(`Cash by hand, event ${event}, Onions`);
});

// Last: it changes the other tests' money.
it('the kept part of a deleted event’s payment is other income, and the part to be refunded is not', async () => {
  const { event: gone } = await must(
    admin.post('/api/event', buildEvent({ advance_amount: 0, time: '09:00' })),
  );
  await must(admin.post('/api/payment', { eventId: gone.id, amount: 50_000 }));
  await must(admin.delete('/api/event', { id: gone.id, refund: 20_000 }));
  expect((await entryOf(`EV-${gone.id}-D`))?.lines).toEqual([
    ['2310', 3_000_000],
    ['4910', -3_000_000],
  ]);
});

it('a repeated envelope names the derived entries that changed since', async () => {
  const tahsas = { branchId: 1, from: '2019-04', to: '2019-04' };
  const readMe = async () => (await takeEnvelope(standard.app, tahsas)).readMe;
  const day = { event_date: '2026-12-20', et_date: { year: 2019, month: 4, day: 11 } };
  const body = buildEvent({ advance_amount: 0, ...day });
  const { event: one } = await must(admin.post('/api/event', body));
  expect(await readMe()).not.toContain('since the envelope');
  expect(await readMe()).toContain('Nothing derived is different since the envelope of');
  await must(admin.patch('/api/event', { ...body, id: one.id, num_of_people: 300 }));
  expect(await readMe()).toContain(`: EV-${one.id}.`);
});
