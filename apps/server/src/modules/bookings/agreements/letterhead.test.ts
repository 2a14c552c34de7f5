// D155, D162, D165
import { expect, it } from 'vitest';
import { buildAgreement, buildEvent } from '#testing/index.ts';
import { picture, upload } from '#testing/pictures.ts';
import { undoEach, useStandardApp } from '#testing/use-test-app.ts';
import { agreementStyle } from './agreement-style.ts';
import { agreementStyleSources } from './page-policy.ts';

const standard = useStandardApp();
undoEach(standard);

const save = async (settings: object) =>
  (await standard.app.as('admin')).post('/api/settings', settings);

async function page(): Promise<string> {
  const hana = await standard.app.as('hana');
  const eventId = (await hana.post('/api/event', buildEvent())).body.event.id;
  const { status, body } = await hana.post('/api/generate-agreement', buildAgreement({ eventId }));
  expect(status).toBe(200);
  return body;
}

const styleOf = (html: string): string => /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
const sourceOf = (html: string): string =>
  /style-src (&#39;|')(sha256-[^&']+)/.exec(html)?.[2] ?? '';

it('an agreement without a letterhead has the plain style and no sheet', async () => {
  const html = await page();
  expect(styleOf(html)).toBe(agreementStyle);
  expect(html).not.toContain('class="sheet"');
});

it('a letterhead has its own logo, header and footer lines, and a style allowed by the CSP', async () => {
  const admin = await standard.app.as('admin');
  const paper_logo = (await upload(admin, await picture().png().toBuffer())).body.path;
  const lines = { paper_head: 'ስልክ 011 123 4567\nTIN 0012345678', paper_foot: 'እናመሰግናለን' };
  expect((await save({ paper_logo, paper_size: 'A5', ...lines })).status).toBe(200);
  const html = await page();
  for (const text of ['<img class="own" src="data:image/png', lines.paper_head, 'እናመሰግናለን']) {
    expect(html).toContain(text);
  }
  expect(styleOf(html)).toContain('size: A5;');
  expect(agreementStyleSources).toContain(`'${sourceOf(html)}'`);
});

it('a sheet with a preprinted header gets neither logo nor name, and keeps its margins', async () => {
  await save({ paper_is_printed: true, paper_margin_top: 45, paper_head: 'ስልክ 011' });
  const html = await page();
  expect(html).toContain('height="45mm"');
  expect(html).toContain('<strong>2019-');
  for (const text of ['class="name"', 'class="lines"', 'Africa Avenue']) {
    expect(html).not.toContain(text);
  }
  expect(agreementStyleSources).toContain(`'${sourceOf(html)}'`);
});

it('margins that take more than half of the sheet are refused at the field, also against a saved one', async () => {
  const wide = await save({ paper_margin_left: 150 });
  expect([wide.status, wide.body.errors]).toEqual([422, { paper_margin_left: 'maximum' }]);
  expect((await save({ paper_margin_top: 100 })).status).toBe(200);
  const { body } = await save({ paper_margin_bottom: 60 });
  expect(body.errors).toEqual({ paper_margin_top: 'maximum', paper_margin_bottom: 'maximum' });
  expect((await save({ paper_size: 'A5', paper_margin_top: 100 })).body.errors).toEqual({
    paper_margin_top: 'maximum',
  });
  expect((await save({ paper_margin_top: null, paper_margin_bottom: 60 })).status).toBe(200);
});

it('letterhead lines are rendered as text, not markup', async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  await save({ paper_head: hostile, paper_foot: hostile, agreement_consent: hostile });
  const html = await page();
  expect(html).not.toMatch(/<script|<img src=x/);
  expect(html.match(/&lt;script&gt;alert\(1\)/g)?.length).toBeGreaterThanOrEqual(3);
});

it('an agreement states in both languages that client photos are kept, unless that text is emptied', async () => {
  const words = ['ፎቶ', 'photos of their ID card and face'];
  const html = await page();
  for (const text of words) expect(html).toContain(text);
  await save({ agreement_consent: '' });
  const silent = await page();
  for (const text of words) expect(silent).not.toContain(text);
});

it('a letterhead logo must be an image uploaded by the user, and is kept while it is in use', async () => {
  const unknown = await save({ paper_logo: `${'C'.repeat(22)}.png` });
  expect(unknown.body.errors).toEqual({ paper_logo: 'notFound' });
});
