// D37, D103, D162, D180, D183
import { describe, expect, it } from 'vitest';
import { isoToEt } from '@digis/ethio-date';
import { buildAgreement, buildEvent } from '#testing/index.ts';
import { picture, upload } from '#testing/pictures.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';
import { html } from './safe-html.ts';

const standard = useStandardApp();

const paper = (eventId: number, part: object = {}) => buildAgreement({ eventId, ...part });

async function wedding(part: object = {}): Promise<number> {
  const hana = await standard.app.as('hana');
  return (await hana.post('/api/event', buildEvent(part))).body.event.id;
}

describe('an agreement', () => {
  it('an agreement is a bilingual page with both dates, all figures, the terms and the stamp', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const stamp = (await upload(admin, await picture().png().toBuffer())).body.path;
    await admin.post('/api/settings', { stamp, agreement_terms: 'ክፍያ ከዝግጅቱ በፊት።\nNo refunds.' });
    const id = await wedding({ additional_items: ['ቡና'] });
    const { status, headers, body } = await (
      await app.as('hana')
    ).post('/api/generate-agreement', paper(id));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const text of [
      'መስከረም 21 ቀን 2019 ዓ.ም.',
      'Thursday, 1 October 2026',
      'መስከረም 11 ቀን 2019 ዓ.ም.',
      '220,000 ብር',
      '350 × 600 ብር = 210,000 ብር',
      '+ 15,000 ብር',
      '− 5,000 ብር',
      'ሁለት መቶ ሃያ ሺህ ብር ብቻ',
      'One hundred seventy thousand birr only',
      `2019-${String(id).padStart(4, '0')}<`,
      'ምስክር',
      '50,000 ብር',
      '170,000 ብር',
      'Wedding Gold',
      'ዶሮ ወጥ፣ ክትፎ፣ ጥብስ፣ ለስላሳ',
      'ቡና',
      'ክፍያ ከዝግጅቱ በፊት።\nNo refunds.',
      'data:image/png;base64,',
    ]) {
      expect(body).toContain(text);
    }
  });

  it('no agreement is printed while a payment of its event is pending, if the business requires so', async () => {
    const id = await wedding({ event_date: '2026-12-01', et_date: isoToEt('2026-12-01') });
    const admin = await standard.app.as('admin');
    await admin.post('/api/settings', { agreement_after_receipt: true });
    const hana = await standard.app.as('hana');
    const refused = await hana.post('/api/generate-agreement', paper(id));
    expect([refused.status, refused.body.code]).toEqual([409, 'PENDING_OPEN']);
    await admin.post('/api/settings', { agreement_after_receipt: false });
    expect((await hana.post('/api/generate-agreement', paper(id))).status).toBe(200);
  });

  it('an agreement names the place and marks a pending advance as not yet received', async () => {
    const id = await wedding({ venue: 'ስካይላይት አዳራሽ 3', venue_note: 'ቦሌ', same_place: true });
    const hana = await standard.app.as('hana');
    const words = 'of it 50,000 ብር is agreed, when it is received';
    const before = (await hana.post('/api/generate-agreement', paper(id))).body;
    for (const text of ['ስካይላይት አዳራሽ 3፣ ቦሌ', words]) expect(before).toContain(text);
    const dawit = await standard.app.as('dawit');
    const { data } = (await dawit.get('/api/transactions?type=pending')).body;
    const { id: actionId } = data.find((row: { event: { id: number } }) => row.event.id === id);
    const accept = { type: 'pending', action: 'accept', actionId, amount: 50_000 };
    expect((await dawit.patch('/api/transactions', accept)).status).toBe(200);
    const after = (await hana.post('/api/generate-agreement', paper(id))).body;
    expect(after).not.toContain(words);
    expect(after).toContain('Received so far');
  });

  it('an agreement runs no script, loads no external resource and cannot be framed', async () => {
    const hana = await standard.app.as('hana');
    const { headers, body } = await hana.post('/api/generate-agreement', paper(await wedding()));
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(
      /^default-src 'none'; style-src (?:'sha256-[^']+' ){5}'self'; font-src 'self'; img-src 'self' data:;/,
    );
    expect(policy).toContain('sandbox allow-modals');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toContain('http-equiv="Content-Security-Policy"');
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title></style><b>',
    '{{7*7}}${7*7}`',
    '\u202Egnp.exe',
  ])('an agreement escapes hostile text: %s', async (text) => {
    const { app } = standard;
    const hana = await app.as('hana');
    const id = await wedding({ additional_items: [text] });
    const { body } = await hana.post('/api/generate-agreement', paper(id, { client: text }));
    expect(body).not.toMatch(/<script|<img src=x|<b>/);
    expect(body.match(/<td>/g)).toHaveLength(8);
    expect(body).not.toContain('\u202E');
    expect(body).toContain(html`${text.replace('\u202E', '')}`.text);
  });

  it('package terms are printed below those of the business, and not on a custom event', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    await admin.post('/api/settings', { agreement_terms: 'No refunds.' });
    const { packages } = (await admin.get('/api/package?id=1')).body;
    const { id, name, prices: pricing, items } = packages;
    const body = { id, name, pricing, items: items.map((item: { id: number }) => item.id) };
    expect(
      (await admin.patch('/api/package', { ...body, terms: '<b>Coffee</b> last.' })).status,
    ).toBe(200);
    const hana = await app.as('hana');
    const printed = async (part: object) =>
      (await hana.post('/api/generate-agreement', paper(await wedding(part)))).body;
    expect(await printed({})).toMatch(
      /No refunds\.<\/p><p class="terms">&lt;b&gt;Coffee&lt;\/b&gt; last\.<\/p>/,
    );
    const custom = { packageId: 'custom', per_person: 600, custom_items: [1] };
    expect(await printed(custom)).not.toContain('Coffee');
  });

  it('a printed agreement is unaffected by later changes to its event', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const id = await wedding();
    const first = await hana.post('/api/generate-agreement', paper(id, { left: 160_000.5 }));
    await hana.post('/api/generate-agreement', paper(id, { behalf: 'ዳዊት' }));
    const { agreements } = (await hana.get(`/api/agreement?eventId=${id}`)).body;
    expect(agreements).toHaveLength(2);
    expect(agreements[1]).toMatchObject({ behalf: 'ሃና', left: 160_000.5, username: 'hana' });
    const again = await hana.get(`/api/agreement/${agreements[1].id}`);
    expect(again.body).toBe(first.body);
    const [event] = (await hana.get(`/api/event?id=${id}`)).body.events;
    expect(event.agreed_by).toBe('ዳዊት');
    expect((await logged(app, 'agreement.create', id)).times).toBe(2);
  });

  it('agreements of another branch are not found', async () => {
    const { app } = standard;
    const id = await wedding();
    const hana = await app.as('hana');
    await hana.post('/api/generate-agreement', paper(id));
    const [{ id: kept }] = (await hana.get(`/api/agreement?eventId=${id}`)).body.agreements;
    await app.createUser({ username: 'far', branch_id: 2, access: ['Generate Aggrement'] });
    const far = await app.as('far');
    expect((await far.post('/api/generate-agreement', paper(id))).status).toBe(404);
    expect((await far.get(`/api/agreement?eventId=${id}`)).status).toBe(404);
    expect((await far.get(`/api/agreement/${kept}`)).status).toBe(404);
    expect((await hana.get('/api/agreement/99999')).status).toBe(404);
    expect((await hana.get('/api/agreement/x')).status).toBe(422);
  });

  it('an agreement submitted twice with one key is printed once', async () => {
    const hana = await standard.app.as('hana');
    const id = await wedding();
    const key = { 'Idempotency-Key': 'b4a1f8c2-7d1e-4f4e-9a57-6f2f0c1d2e3f' };
    const first = await hana.post('/api/generate-agreement', paper(id), key);
    const again = await hana.post('/api/generate-agreement', paper(id), key);
    expect(again.body).toBe(first.body);
    expect(again.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await hana.get(`/api/agreement?eventId=${id}`)).body.agreements).toHaveLength(1);
  });
});
