// D89
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picture, upload, uploaded } from '#testing/pictures.ts';
import { testPassword } from '#testing/index.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';
import { openFileStore } from '#files/file-store.ts';
import { readConfig } from '#config/config.ts';

const standard = useStandardApp();

async function browser(username: string) {
  const body = { username, password: testPassword };
  const { headers, body: answer } = await standard.app.guest.post('/api/login', body);
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const see = (path: string) => standard.app.guest.get(`/api/uploads/${path}`, { Cookie: cookie });
  return { cookie, setCookie: headers.get('set-cookie'), token: answer.token, see };
}

const jpeg = () => picture().jpeg().toBuffer();

describe('an upload', () => {
  it('an upload returns an unguessable path and is logged', async () => {
    const { app } = standard;
    const { status, body } = await upload(await app.as('kebede'), await jpeg());
    expect(status).toBe(200);
    expect(body.path).toMatch(/^[A-Za-z0-9_-]{22}\.jpg$/);
    const { times, last } = await logged(app, 'file.upload');
    expect([times, last?.subject]).toEqual([1, '']);
  });

  it('an upload keeps the pixels, rotated upright, without metadata', async () => {
    const { app } = standard;
    const exif = { IFD0: { ImageDescription: 'home' }, IFD3: { GPSLatitude: '9/1 0/1 0/1' } };
    const sent = await picture().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(sent).metadata()).orientation).toBe(6);
    const { body } = await upload(await app.as('kebede'), sent);
    const { see } = await browser('kebede');
    const response = await app.fetch(`/api/uploads/${body.path}`, {
      headers: { Cookie: (await browser('kebede')).cookie },
    });
    const kept = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([kept.width, kept.height, kept.exif, kept.orientation]).toEqual([
      40,
      60,
      undefined,
      undefined,
    ]);
    expect((await see(body.path)).status).toBe(200);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a TIFF', Buffer.from('49492a0008000000000000000000', 'hex')],
    ['an archive', Buffer.from('504b0304140000000000', 'hex')],
    ['a GIF', Buffer.from('47494638396101000100800000000000ffffff', 'hex')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused, whatever its file name', async (_what, bytes) => {
    const { status, body } = await upload(await standard.app.as('kebede'), bytes, 'id.png');
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('bytes after the image are dropped, and a truncated image is refused', async () => {
    const { app } = standard;
    const kebede = await app.as('kebede');
    const hiding = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]);
    const { body } = await upload(kebede, hiding);
    const store = await openFileStore({ ...readConfig({}, ''), dataDir: folder() });
    expect((await store.get(body.path))?.includes('<script>')).toBe(false);
    const whole = await picture().resize(900, 600).png().toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    expect((await upload(kebede, half)).body.errors).toEqual({ image: 'malformed' });
  });

  it('more than 10 MB and too many pixels are refused', async () => {
    const kebede = await standard.app.as('kebede');
    const large = Buffer.concat([await jpeg(), Buffer.alloc(10 * 1024 * 1024)]);
    expect((await upload(kebede, large)).body.code).toBe('PAYLOAD_TOO_LARGE');
    const { create } = { create: { width: 9000, height: 9000, channels: 3 as const } };
    const wide = await sharp({ create: { ...create, background: 'white' } })
      .png()
      .toBuffer();
    expect((await upload(kebede, wide)).body.code).toBe('PAYLOAD_TOO_LARGE');
  });

  it('the file name is ignored', async () => {
    const kebede = await standard.app.as('kebede');
    const { body } = await upload(kebede, await jpeg(), `../../${'x'.repeat(300)}.php%00.jpg`);
    expect(body.path).toMatch(/^[A-Za-z0-9_-]{22}\.jpg$/);
    expect(readdirSync(join(folder(), 'files'))).toContain(body.path);
  });

  it('text instead of an image is refused', async () => {
    const kebede = await standard.app.as('kebede');
    const form = new FormData();
    form.set('image', 'photo.jpg');
    const sent = await kebede.send('/api/upload-file', { method: 'POST', body: form });
    expect(sent).toMatchObject({ status: 422, body: { errors: { image: 'type' } } });
    const none = await kebede.send('/api/upload-file', { method: 'POST', body: new FormData() });
    expect(none.status).toBe(422);
    const json = await kebede.post('/api/upload-file', { image: 'photo.jpg' });
    expect(json.status).toBe(415);
  });

  it('more than thirty uploads in ten minutes get 429, counting failed ones', async () => {
    const { app } = standard;
    await app.createUser({ username: 'busy', branch_id: 1 });
    const busy = await app.as('busy');
    const refused = await Promise.all(
      Array.from({ length: 30 }, () => upload(busy, Buffer.from('no picture at all'))),
    );
    expect(refused.map(({ status }) => status)).not.toContain(200);
    const { status, headers, body } = await upload(busy, await jpeg());
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(headers.get('retry-after')).toBe('600');
    app.clock.advance(11);
    expect((await upload(await app.as('busy'), await jpeg())).status).toBe(200);
  });

  it('an upload is limited to 25 million pixels', async () => {
    const kebede = await standard.app.as('kebede');
    const sized = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'white' } })
        .jpeg()
        .toBuffer();
    expect((await upload(kebede, await sized(5_000, 5_000))).status).toBe(200);
    const { status, body } = await upload(kebede, await sized(5_001, 5_000));
    expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});

describe('an image', () => {
  it('an image requires an HttpOnly, same-site cookie and is sent with nosniff', async () => {
    const { setCookie, see } = await browser('hana');
    expect(setCookie).toContain('Path=/api/uploads; HttpOnly; SameSite=Strict');
    const path = await uploaded(await standard.app.as('hana'));
    const { status, headers } = await see(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(headers.get('content-security-policy')).toBe(`default-src 'none'; sandbox`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe('inline');
  });

  it('two tabs with different users each show their images, whoever signed in last', async () => {
    const { app } = standard;
    const [hana, sara] = [await browser('hana'), await browser('sara')];
    const mine = await uploaded(await app.as('hana'));
    const hers = await uploaded(await app.as('sara'));
    expect(hana.cookie.split('=')[0]).not.toBe(sara.cookie.split('=')[0]);
    const Cookie = `${hana.cookie}; ${sara.cookie}`;
    for (const path of [mine, hers]) {
      expect((await app.guest.get(`/api/uploads/${path}`, { Cookie })).status).toBe(200);
    }
    expect((await sara.see(mine)).status).toBe(404);
  });

  it('an image is not found without the cookie, after sign-out, or by another user', async () => {
    const { app } = standard;
    const path = await uploaded(await app.as('hana'));
    expect((await app.guest.get(`/api/uploads/${path}`)).status).toBe(404);
    const hana = await browser('hana');
    await app.guest.post('/api/logout', undefined, { Authorization: `Bearer ${hana.token}` });
    expect((await hana.see(path)).status).toBe(404);
    expect((await (await browser('dawit')).see(path)).status).toBe(404);
    expect((await hana.see('x'.repeat(22) + '.jpg')).status).toBe(404);
    expect((await hana.see('..%2f..%2fetc.jpg')).status).toBe(422);
  });

  it('user-info sets the image cookie again in a browser that lost it', async () => {
    const { app } = standard;
    const path = await uploaded(await app.as('hana'));
    const { cookie, token } = await browser('hana');
    const { headers } = await app.guest.get('/api/user-info', { Authorization: `Bearer ${token}` });
    const again = headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(again).toBe(cookie);
    expect((await app.guest.get(`/api/uploads/${path}`, { Cookie: again })).status).toBe(200);
  });

  it('a client’s image is served to users who may see the client, within their branch only', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const path = await uploaded(hana);
    const client = {
      full_name: 'ሄኖክ ግርማ',
      primary_phone: '0911000001',
      secondary_phone: '0911000001',
    };
    expect((await hana.post('/api/client', { ...client, id_image: path })).status).toBe(200);
    await app.createUser({ username: 'clerk', branch_id: 1, access: ['Clients'] });
    await app.createUser({ username: 'far-clerk', branch_id: 2, access: ['Clients'] });
    expect((await (await browser('clerk')).see(path)).status).toBe(200);
    expect((await (await browser('far-clerk')).see(path)).status).toBe(404);
    expect((await (await browser('dawit')).see(path)).status).toBe(404);
    expect((await (await browser('admin')).see(path)).status).toBe(200);
  });

  it('a record cannot use an image of another branch or one that was never uploaded', async () => {
    const { app } = standard;
    const elsewhere = await uploaded(await app.as('sara'));
    const hana = await app.as('hana');
    const client = { full_name: 'x', primary_phone: '0911000002', secondary_phone: '0911000002' };
    for (const id_image of [elsewhere, `${'A'.repeat(22)}.png`]) {
      const { status, body } = await hana.post('/api/client', { ...client, id_image });
      expect([status, body.errors]).toEqual([422, { id_image: 'notFound' }]);
    }
    for (const id_image of ['https://evil.example/x.jpg', '../x.jpg', 'javascript:alert(1)']) {
      expect((await hana.post('/api/client', { ...client, id_image })).status).toBe(422);
    }
  });
});

function folder(): string {
  return standard.app.config.dataDir;
}
