import { describe, expect, it } from 'vitest';
import { testPassword } from '#testing/index.ts';
import { picture, upload, uploaded } from '#testing/pictures.ts';
import { saveSettings } from '#testing/books/logged-write.ts';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

async function browser(username: string) {
  const body = { username, password: testPassword };
  const { headers } = await standard.app.guest.post('/api/login', body);
  const Cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return (path: string) => standard.app.guest.get(`/api/uploads/${path}`, { Cookie });
}

const png = async () =>
  (await upload(await standard.app.as('admin'), await picture().png().toBuffer())).body.path;

const phones = { primary_phone: '0911000001', secondary_phone: '0911000001' };

describe('the browser cache of images', () => {
  it('unused images, photos of people and the stamp are sent with no-store', async () => {
    const admin = await standard.app.as('admin');
    const see = await browser('admin');
    const [id_image, client_image, unnamed] = [
      await uploaded(admin),
      await uploaded(admin),
      await uploaded(admin),
    ];
    const client = { full_name: 'ሄኖክ ግርማ', ...phones, id_image, client_image, branchId: 1 };
    expect((await admin.post('/api/client', client)).status).toBe(200);
    const stamp = await png();
    expect((await admin.post('/api/settings', { stamp })).status).toBe(200);
    for (const path of [id_image, client_image, unnamed, stamp]) {
      const { status, headers } = await see(path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
  });

  it('the logo and receipts are cached for fifteen minutes', async () => {
    const admin = await standard.app.as('admin');
    const see = await browser('admin');
    const tenant_logo = await png();
    expect((await admin.post('/api/settings', { tenant_logo })).status).toBe(200);
    const proof = await uploaded(admin);
    const cash = { type: 'in', amount: 300, remark: 'Onions', proof };
    expect((await admin.post('/api/transactions?branchId=1', cash)).status).toBe(200);
    for (const path of [tenant_logo, proof]) {
      const { status, headers } = await see(path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, max-age=900']);
    }
  });
});

describe('a restricted session', () => {
  it.each([
    { what: 'has to change its password', username: 'given', must_change: true },
    { what: 'has to set up a second factor', username: 'single', must_change: false },
  ])('a session that $what gets the logo and no other image', async ({ username, must_change }) => {
    const { app } = standard;
    const access = ['Clients', 'Cashbook In/Out'] as const;
    await app.createUser({ username, branch_id: 1, access, must_change });
    const hana = await app.as('hana');
    const id_image = await uploaded(hana);
    const primary_phone = must_change ? '0911000002' : '0911000003';
    const client = { full_name: 'ሄኖክ', ...phones, primary_phone, id_image };
    expect((await hana.post('/api/client', client)).status).toBe(200);
    const tenant_logo = await png();
    await (await app.as('admin')).post('/api/settings', { tenant_logo });
    const see = await browser(username);
    expect((await (await browser('admin'))(id_image)).status).toBe(200);
    await saveSettings(app, { two_factor: must_change ? 'off' : 'money' });
    expect((await see(id_image)).status).toBe(404);
    expect((await see(tenant_logo)).status).toBe(200);
    await saveSettings(app, { two_factor: 'off' });
  });
});
