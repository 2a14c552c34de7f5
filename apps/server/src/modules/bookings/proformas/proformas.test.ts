import { beforeEach, describe, expect, it } from 'vitest';
import { picture, upload } from '#testing/pictures.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

let hana: Awaited<ReturnType<typeof standard.app.as>>;
beforeEach(async () => {
  hana = await standard.app.as('hana');
});

async function asked(fields: object = {}): Promise<number> {
  const enquiry = {
    branchId: 1,
    name: 'ሰላማዊት <b>አበበ</b>',
    phone: '0911556677',
    event_date: '2026-10-01',
    options: [{ packageId: 1, num_of_people: 250 }],
    ...fields,
  };
  return (await hana.post('/api/enquiry', enquiry)).body.enquiry.id;
}

const print = (enquiryId: number, fields: object = {}) =>
  hana.post('/api/proforma', { enquiryId, valid_until: '2026-09-28', ...fields });

const numberIn = (page: unknown): string =>
  /<strong>([^<]*)<\/strong>/.exec(String(page))?.[1] ?? 'none';

const list = async (enquiryId: number) =>
  (await hana.get(`/api/proforma?enquiryId=${enquiryId}`)).body.proformas;

describe('proformas (D173)', () => {
  it('a proforma has both languages, TINs, net, tax, total in words, expiry day, banks and stamp', async () => {
    const admin = await standard.app.as('admin');
    const stamp = (await upload(admin, await picture().png().toBuffer())).body.path;
    await admin.post('/api/settings', {
      stamp,
      vat: 'on_top',
      tin: '0012345678',
      vat_no: '1234567',
      bank_name: 'CBE',
      acc_number: '1000123456789',
      acc_name: 'Digis',
    });
    await admin.post('/api/place', { kind: 'bank', name: 'Dashen', digits: '7788' });
    const options = [
      { packageId: 1, num_of_people: 250 },
      { num_of_people: 100, per_person: 90_000, is_fixed: true, custom_items: [2] },
    ];
    const id = await asked({ options });
    const { status, headers, body } = await print(id, { client_tin: '0098765432', behalf: 'ሃና' });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const text of [
      'የዋጋ ማቅረቢያ',
      'Proforma invoice',
      '0012345678',
      '0098765432',
      '250 × 600 ብር = 150,000 ብር',
      '22,500 ብር',
      '172,500 ብር',
      'One hundred seventy-two thousand five hundred birr only',
      'አንድ መቶ ሰባ ሁለት ሺህ አምስት መቶ ብር ብቻ',
      '103,500 ብር',
      'Monday, 28 September 2026',
      'CBE · 1000123456789 · Digis',
      'Dashen ···7788',
      'data:image/png;base64,',
      'ሰላማዊት &lt;b&gt;አበበ',
      'Offer 2',
    ]) {
      expect(body).toContain(text);
    }
    expect((await logged(standard.app, 'proforma.create')).times).toBe(1);
  });

  it('a printed proforma is unaffected by later changes of the enquiry and the settings', async () => {
    const id = await asked();
    const page = (await print(id)).body;
    await hana.patch('/api/enquiry', { id, name: 'ሌላ', options: [] });
    await (await standard.app.as('admin')).post('/api/settings', { tenant_name: 'Other' });
    const [kept] = await list(id);
    expect(kept).toMatchObject({ number: numberIn(page), valid_until: '2026-09-28' });
    expect((await hana.get(`/api/proforma/${kept.id}`)).body).toBe(page);
  });

  it('twenty concurrent proformas get consecutive numbers, and another branch has its own sequence', async () => {
    const id = await asked();
    const before = Number(numberIn((await print(id)).body).slice(3));
    const pages = await Promise.all(Array.from({ length: 20 }, () => print(id)));
    const numbers = pages.map(({ body }) => Number(numberIn(body).slice(3)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => before + 1 + at),
    );
    const sara = await standard.app.as('sara');
    const theirs = { branchId: 2, name: 'ሄኖክ', phone: '0933445566' };
    const offer = { options: [{ packageId: 1, num_of_people: 100 }] };
    const enquiry = (await sara.post('/api/enquiry', { ...theirs, ...offer })).body.enquiry;
    const first = { enquiryId: enquiry.id, valid_until: '2026-09-28' };
    expect(numberIn((await sara.post('/api/proforma', first)).body)).toBe('PF-0001');
  });

  it('a repeated key returns the same proforma and uses no further number', async () => {
    const id = await asked();
    const body = { enquiryId: id, valid_until: '2026-09-28' };
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const [first, again] = [
      await hana.post('/api/proforma', body, key),
      await hana.post('/api/proforma', body, key),
    ];
    expect(again.body).toBe(first.body);
    expect(await list(id)).toHaveLength(1);
  });

  it('an enquiry without offers and an expiry day in the past are refused', async () => {
    const none = await print(await asked({ options: [] }));
    expect([none.status, none.body.errors]).toEqual([422, { enquiryId: 'minItems' }]);
    const late = await print(await asked(), { valid_until: '2026-09-20' });
    expect([late.status, late.body.errors]).toEqual([422, { valid_until: 'minimum' }]);
  });

  it('another branch can neither print nor see it', async () => {
    const id = await asked();
    await print(id);
    const [kept] = await list(id);
    const sara = await standard.app.as('sara');
    const body = { enquiryId: id, valid_until: '2026-09-28' };
    expect((await sara.post('/api/proforma', body)).status).toBe(404);
    expect((await sara.get(`/api/proforma?enquiryId=${id}`)).status).toBe(404);
    expect((await sara.get(`/api/proforma/${kept.id}`)).status).toBe(404);
  });
});
