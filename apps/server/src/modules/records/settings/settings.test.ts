// D44, D90, D93, D94, D108, D120, D125, spec:5
import { describe, expect, it } from 'vitest';
import { picture, upload, uploaded } from '#testing/pictures.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';
import { selectSettings } from './setting-queries.ts';
import { countSegments } from './message-template.ts';

const standard = useStandardApp();

async function settingsFor(username: string): Promise<Record<string, string>> {
  const { settings } = (await (await standard.app.as(username)).get('/api/settings')).body;
  const pairs = settings.map(({ name, value }: { name: string; value: string }) => [name, value]);
  return Object.fromEntries(pairs);
}

describe('settings', () => {
  it('only submitted settings are saved, and they are logged by name only', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const body = { days_before: 5, acc_name: 'ድግስ', sms_api_token: 'a-secret', four_eyes: true };
    expect((await admin.post('/api/settings', body)).body).toEqual({ success: true });
    expect(await settingsFor('admin')).toMatchObject({
      days_before: '5',
      acc_name: 'ድግስ',
      four_eyes: 'true',
      conflict_hours: '4',
    });
    const { times, last } = await logged(app, 'settings.update');
    expect(times).toBe(1);
    expect(JSON.stringify(last)).not.toContain('a-secret');
    const { sms_api_token: kept } = await selectSettings(app.db);
    expect(kept).toMatch(/^sealed:/);
    expect(kept).not.toContain('a-secret');
    expect(last?.subject).toContain('sms_api_token');
    await admin.post('/api/settings', { days_before: 5 });
    expect((await logged(app, 'settings.update')).times).toBe(1);
  });

  it('the SMS token is never returned, and the sender only to users with System Settings', async () => {
    const admin = await standard.app.as('admin');
    await admin.post('/api/settings', { sms_id: 'e80', sender_name: 'Digis' });
    expect(await settingsFor('admin')).toMatchObject({ sms_api_token: '••••', sms_id: 'e80' });
    expect(await settingsFor('kebede')).toMatchObject({
      sms_api_token: '••••',
      sms_id: '••••',
      sender_name: '••••',
      bank_name: '',
    });
  });

  it('a blank or masked token changes nothing, and clear_sms_api_token removes it', async () => {
    const admin = await standard.app.as('admin');
    for (const sms_api_token of ['', '••••']) {
      await admin.post('/api/settings', { sms_api_token });
      expect((await settingsFor('admin'))['sms_api_token']).toBe('••••');
    }
    await admin.post('/api/settings', { clear_sms_api_token: true });
    expect((await settingsFor('admin'))['sms_api_token']).toBe('');
  });

  it('the stamp must be an uploaded PNG', async () => {
    const admin = await standard.app.as('admin');
    const jpeg = await uploaded(admin);
    expect((await admin.post('/api/settings', { stamp: jpeg })).body.errors).toEqual({
      stamp: 'notAllowed',
    });
    const unknown = await admin.post('/api/settings', { stamp: `${'C'.repeat(22)}.png` });
    expect(unknown.body.errors).toEqual({ stamp: 'notFound' });
    const { path } = (await upload(admin, await picture().png().toBuffer())).body;
    expect((await admin.post('/api/settings', { stamp: path })).status).toBe(200);
    expect((await settingsFor('kebede'))['stamp']).toBe(path);
    await admin.post('/api/settings', { stamp: null });
    expect((await settingsFor('kebede'))['stamp']).toBe('');
  });

  it('the logo is visible to everyone, signed in or not', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const { path } = (await upload(admin, await picture().webp().toBuffer())).body;
    expect((await app.guest.get(`/api/uploads/${path}`)).status).toBe(404);
    await admin.post('/api/settings', { tenant_logo: path, tenant_name: 'Selam Catering' });
    const { body } = await app.guest.get('/api/tenant');
    expect(body).toMatchObject({ short_name: 'Selam Catering', logo: path });
    expect((await app.guest.get(`/api/uploads/${path}`)).status).toBe(200);
  });

  it('the facts shown for a day and the guests per employee can be set', async () => {
    const admin = await standard.app.as('admin');
    const defaults = { show_fasts: 'true', feast_dates: '[]', guests_per_employee: '25' };
    expect(await settingsFor('kebede')).toMatchObject(defaults);
    const feast_dates = [{ feast: 'eidFitr', date: '2027-03-10' }];
    await admin.post('/api/settings', { show_fasts: false, feast_dates, guests_per_employee: 0 });
    expect(await settingsFor('kebede')).toMatchObject({
      show_fasts: 'false',
      feast_dates: JSON.stringify(feast_dates),
      guests_per_employee: '0',
    });
    const wrong = [{ feast: 'eidFitr', date: '2027-02-30' }];
    expect((await admin.post('/api/settings', { feast_dates: wrong })).body.errors).toEqual({
      feast_dates: 'format',
    });
  });

  it.each([
    ['a prefix that is none', { phone_prefixes: '9' }],
    ['a reminder a thousand days before', { days_before: 1000 }],
    ['a feast nobody knows', { feast_dates: [{ feast: 'easter', date: '2027-05-02' }] }],
    ['a setting nobody knows', { colour: 'teal' }],
  ])('settings refuse %s', async (_what, body) => {
    const admin = await standard.app.as('admin');
    expect((await admin.post('/api/settings', body)).status).toBe(422);
  });
});

describe('a template', () => {
  const preview = async (template: string) =>
    (await (await standard.app.as('admin')).post('/api/settings/preview', { template })).body;

  it('the preview of a template fills each placeholder by any of its names', async () => {
    const admin = await standard.app.as('admin');
    await admin.post('/api/settings', { acc_number: '1000123' });
    const shown = await preview(
      '{client_name}: {{left_money}} ብር, {banc_acc}={acc_number} {colour}',
    );
    expect(shown).toEqual({
      success: true,
      text: 'አልማዝ ተስፋዬ: 170,000 ብር, 1000123=1000123 {colour}',
      segments: 1,
      used: ['client_name', 'left_money', 'banc_acc', 'acc_number'],
      unknown: ['colour'],
    });
  });

  it.each([
    ['', 0],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['ሰ'.repeat(70), 1],
    ['ሰ'.repeat(71), 2],
    ['ሰ'.repeat(134), 2],
    ['ሰ'.repeat(135), 3],
    [`${'ሰ'.repeat(66)}🎂${'ሰ'.repeat(65)}`, 2],
    [`${'ሰ'.repeat(66)}🎂${'ሰ'.repeat(66)}`, 3],
    [`${'a'.repeat(152)}€${'a'.repeat(151)}`, 2],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  ])('the preview counts SMS segments as the network charges them', (text, segments) => {
    expect(countSegments(text)).toBe(segments);
  });
});
