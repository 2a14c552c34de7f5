import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#testing/index.ts';
import { sendImport, sheetOf } from '#testing/send-import.ts';
import { logged, must, undoEach, useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();
undoEach(standard);
let admin: Caller;

beforeEach(async () => {
  admin = await standard.app.as('admin');
});

const almaz = { full_name: 'አልማዝ ተስፋዬ', primary_phone: '0911223344', branch: 'Bole' };
const sara = { full_name: 'Sara Alemu', primary_phone: '0922334455', branch: 'Bole' };
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    full_name: `Client ${at}`,
    primary_phone: `09${String(10_000_000 + at)}`,
    branch: 'Bole',
  }));

const begin = (rows: unknown, more = {}) =>
  admin.post('/api/import', { kind: 'clients', name: 'old.xlsx', rows, ...more });

describe('client rows', () => {
  it('new, known and doubtful clients are distinguished, each with its possible match', async () => {
    const { id } = await must(
      admin.post('/api/client', {
        ...sara,
        secondary_phone: '0922334455',
        branch: undefined,
        branchId: 1,
      }),
    );
    const sounding = { ...sara, full_name: 'Sara  alemu', primary_phone: '0933445566' };
    const sent = await sendImport(admin, 'clients', [almaz, sara, sounding]);
    expect(sent.rows).toEqual([
      { row: 2, outcome: 'new' },
      { row: 3, outcome: 'known', known: { id, name: 'Sara Alemu' } },
      { row: 4, outcome: 'doubtful', alike: 'name', known: { id, name: 'Sara Alemu' } },
    ]);
    expect(sent.counts).toEqual({ new: 1, known: 1, doubtful: 1, refused: 0 });
  });

  it('a client of another branch is not known', async () => {
    const piassa = { ...sara, secondary_phone: sara.primary_phone, branch: undefined, branchId: 2 };
    await must(admin.post('/api/client', piassa));
    expect((await sendImport(admin, 'clients', [sara])).counts.new).toBe(1);
  });

  it.each([
    ['no phone', { primary_phone: undefined }, { field: 'primary_phone', code: 'required' }],
    [
      'a prefix that is no mobile number',
      { primary_phone: '0811223344' },
      { field: 'primary_phone', code: 'pattern' },
    ],
    ['a field that does not exist', { age: 30 }, { field: 'age', code: 'unknown' }],
    ['a branch that is not there', { branch: 'Gulele' }, { field: 'branch', code: 'notFound' }],
    [
      'no branch where there are several',
      { branch: undefined },
      { field: 'branch', code: 'required' },
    ],
  ])('%s refuses only that row, at the field', async (_what, wrong, fault) => {
    const { rows, counts } = await sendImport(admin, 'clients', [{ ...almaz, ...wrong }, sara]);
    expect(rows[0]).toEqual({ row: 2, outcome: 'refused', faults: [fault] });
    expect(counts).toEqual({ new: 1, known: 0, doubtful: 0, refused: 1 });
  });

  it.each([null, 'text', 7, [], { full_name: { first: 'A' }, primary_phone: [] }])(
    'a row of %j is refused, and the others are not',
    async (values) => {
      const { rows } = await sendImport(admin, 'clients', [values, sara]);
      expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'new']);
    },
  );

  it('a phone repeated in the file refuses the second row and names the first', async () => {
    const again = { ...sara, primary_phone: almaz.primary_phone };
    const { rows } = await sendImport(admin, 'clients', [almaz, again]);
    const fault = { field: 'primary_phone', code: 'duplicate', first_row: 2 };
    expect(rows[1]).toEqual({ row: 3, outcome: 'refused', faults: [fault] });
  });

  it('a phone in an earlier batch refuses the row of a later one', async () => {
    const { id } = await must(begin(sheetOf([almaz])));
    const rows = sheetOf([{ ...sara, primary_phone: almaz.primary_phone }], 900);
    const answer = await must(begin(rows, { id, name: undefined }));
    expect(answer.rows[0].faults).toEqual([
      { field: 'primary_phone', code: 'duplicate', first_row: 2 },
    ]);
    expect(answer.counts).toEqual({ new: 1, known: 0, doubtful: 0, refused: 1 });
  });

  it('a row sent again replaces its previous version', async () => {
    const { id } = await must(begin(sheetOf([{ ...almaz, primary_phone: '0911' }])));
    const answer = await must(begin(sheetOf([almaz]), { id, name: undefined }));
    expect(answer.counts).toEqual({ new: 1, known: 0, doubtful: 0, refused: 0 });
  });
});

describe('rows of other kinds', () => {
  it('a package with missing items is refused at each of them', async () => {
    const pricing = [{ min: 1, max: 50, value: 700 }];
    const rows = [
      { name: 'Birthday', items: ['ክትፎ', 'ለሥላሳ'], pricing },
      { name: 'Lunch', items: ['ክትፎ', 'Pizza'], pricing },
      { name: 'Dinner', items: ['ክትፎ'], pricing: [...pricing, { min: 20, max: 60, value: 600 }] },
      { name: 'wedding gold', items: ['ክትፎ'], pricing },
    ];
    const sent = await sendImport(admin, 'packages', rows);
    expect(sent.rows.map(({ outcome, faults }) => faults ?? outcome)).toEqual([
      'new',
      [{ field: 'items.1', code: 'notFound' }],
      [{ field: 'pricing.1.min', code: 'overlap' }],
      'known',
    ]);
  });

  it('an item is known by the sound of its name', async () => {
    const { rows } = await sendImport(admin, 'items', [{ name: 'ክትፎ' }, { name: 'Rice' }]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['known', 'new']);
  });

  it('people are known by phone and doubtful by name', async () => {
    const person = {
      first_name: 'አበበ',
      last_name: 'ከበደ',
      salary: 6_000,
      wage_type: 'fixed',
      event_wage: 800,
    };
    const { rows } = await sendImport(admin, 'employees', [
      { ...person, phone_number: '0910000001' },
      { ...person, phone_number: '0910000009' },
      {
        ...person,
        first_name: 'Hiwot',
        phone_number: '0910000008',
        wage_type: 'dynamic',
        event_wage: undefined,
      },
    ]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['known', 'doubtful', 'refused']);
    const vendor = {
      name: 'Selam DJ',
      category: 'Music',
      pricing: 'fixed',
      amount: 1,
      representative: 'S',
    };
    const vendors = await sendImport(admin, 'vendors', [
      { ...vendor, contact: '0910000002' },
      { ...vendor, contact: '0118000000' },
    ]);
    expect(vendors.rows.map(({ outcome }) => outcome)).toEqual(['known', 'doubtful']);
  });

  it('an event names its package, branch and day, and a missing one is refused at its field', async () => {
    const event = {
      client: { name: 'አልማዝ ተስፋዬ', primary_phone: '0911223344' },
      event_date: '2024-03-10',
      time: '15:00',
      num_of_people: 350,
      package: 'wedding gold',
      branch: 'bole',
    };
    const { rows } = await sendImport(admin, 'events', [
      event,
      { ...event, time: '18:00', package: 'Silver' },
      { ...event, time: '18:00', num_of_people: 20 },
      { ...event, time: '18:00', event_date: '2024-02-30' },
      { ...event, time: '18:00', client: { ...event.client, primary_phone: '0811223344' } },
      { ...event },
      { ...event, event_date: '2024-03-11', num_of_people: 20, per_person: 900 },
    ]);
    expect(rows.map(({ outcome, faults }) => faults?.[0] ?? outcome)).toEqual([
      'new',
      { field: 'package', code: 'notFound' },
      {
        field: 'num_of_people',
        code: 'NO_TIER',
        message: 'No price for 20 people in Wedding Gold',
      },
      { field: 'event_date', code: 'format' },
      { field: 'client.primary_phone', code: 'pattern' },
      { field: 'event_date', code: 'duplicate', first_row: 2 },
      'new',
    ]);
  });

  it('an accepted event shows its price with the tax of its day', async () => {
    await must(admin.post('/api/settings', { vat: 'on_top' }));
    const event = {
      client: { name: 'አልማዝ ተስፋዬ', primary_phone: '0911223344' },
      event_date: '2026-10-10',
      time: '15:00',
      num_of_people: 100,
      per_person: 1000,
      branch: 'Bole',
    };
    const { rows } = await sendImport(admin, 'events', [event, { ...event, time: 'late' }]);
    expect(rows.map(({ total }) => total)).toEqual([115_000, undefined]);
  });
});

describe('a batch', () => {
  it('501 rows are refused, and so is the 5,001st', async () => {
    expect((await begin(sheetOf(many(501)))).body.errors).toEqual({ rows: 'maxItems' });
    const { id, counts } = await sendImport(admin, 'clients', many(5_000));
    expect(counts.new).toBe(5_000);
    const more = await begin(sheetOf([almaz], 9_000), { id, name: undefined });
    expect([more.status, more.body.errors]).toEqual([422, { rows: 'maxItems' }]);
    const again = await must(begin(sheetOf([almaz]), { id, name: undefined }));
    expect(again.counts.new).toBe(5_000);
  });

  it('larger than a mebibyte is refused, and half a mebibyte is accepted', async () => {
    const rows = (letters: number) =>
      sheetOf(many(100).map((row) => ({ ...row, full_name: 'x'.repeat(letters) })));
    expect((await begin(rows(11_000))).status).toBe(413);
    expect((await begin(rows(5_000))).status).toBe(200);
  });

  it.each([
    ['no name', { name: undefined }, { name: 'required' }],
    ['an unknown kind', { kind: 'gods' }, { kind: 'enum' }],
    ['no rows', { rows: [] }, { rows: 'minItems' }],
    [
      'one row twice',
      { rows: [...sheetOf([almaz]), ...sheetOf([sara])] },
      { 'rows.1.row': 'duplicate' },
    ],
    ['row 0', { rows: sheetOf([almaz], 0) }, { 'rows.0.row': 'minimum' }],
  ])('%s is refused', async (_what, wrong, errors) => {
    const answer = await begin(sheetOf([almaz]), wrong);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  it('of another kind is refused', async () => {
    const { id } = await must(begin(sheetOf([almaz])));
    const answer = await admin.post('/api/import', {
      id,
      kind: 'items',
      rows: sheetOf([{ name: 'Rice' }]),
    });
    expect(answer.body.errors).toEqual({ kind: 'mismatch' });
  });

  it('in a dry run is checked without starting an import', async () => {
    const answer = await must(begin(sheetOf([almaz, {}]), { dry_run: true }));
    expect(answer).not.toHaveProperty('id');
    expect(answer.counts).toEqual({ new: 1, known: 0, doubtful: 0, refused: 1 });
    expect((await must(admin.get('/api/import'))).imports).toEqual([]);
    expect((await logged(standard.app, 'import.begin')).times).toBe(0);
  });
});

describe('permission to import', () => {
  it('staff with System Settings are told on every call that imports are for admins', async () => {
    const { app } = standard;
    await app.createUser({ username: 'setter', branch_id: 1, access: ['System Settings'] });
    const setter = await app.as('setter');
    const answers = [
      await setter.get('/api/import'),
      await setter.post('/api/import', { kind: 'clients', name: 'a', rows: sheetOf([almaz]) }),
      await setter.post('/api/import/commit', { id: 1 }),
      await setter.post('/api/import/undo', { id: 1 }),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'ADMIN_ONLY'));
  });

  it("another admin's staged import is not found", async () => {
    const { app } = standard;
    await app.createUser({ username: 'second', role: 'admin' });
    const second = await app.as('second');
    const { id } = await must(begin(sheetOf([almaz])));
    const body = { id, kind: 'clients', rows: sheetOf([sara], 3) };
    const answers = [
      await second.post('/api/import', body),
      await second.post('/api/import/commit', { id }),
      await second.post('/api/import/undo', { id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await must(second.get('/api/import'))).imports).toEqual([]);
    expect((await must(admin.get('/api/import'))).imports).toMatchObject([
      { id, kind: 'clients', name: 'old.xlsx', by: 'admin', state: 'staged', counts: { new: 1 } },
    ]);
    expect((await logged(app, 'import.begin', id)).times).toBe(1);
  });
});
