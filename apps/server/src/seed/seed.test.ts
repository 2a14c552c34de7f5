// D71, D104
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { picture } from '../../testing/pictures.ts';
import { StartError } from '../base/errors.ts';
import { users } from '../db/tables/users.ts';
import { seed } from './seed.ts';

let folder: string;
let app: TestApp | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'digis-logo-'));
});
afterEach(async () => {
  await app?.close();
  rmSync(folder, { recursive: true });
});

it('the logo given at the first start is public, without sign-in', async () => {
  const tenantLogo = join(folder, 'logo.png');
  writeFileSync(tenantLogo, await picture().png().toBuffer());
  app = await startTestApp({ tenantLogo });
  await seed(app);
  const { body } = await app.guest.get('/api/tenant');
  const shown = await app.fetch(`/api/uploads/${String(body['logo'])}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
});

it('a server whose logo file is not an image does not start and names the file', async () => {
  const tenantLogo = join(folder, 'logo.png');
  writeFileSync(tenantLogo, 'not an image');
  app = await startTestApp({ tenantLogo });
  await expect(seed(app)).rejects.toThrow(`DIGIS_TENANT_LOGO must name a JPEG, PNG or WebP file`);
});

it.each(['short', 'password2019!', 'admin-admin-12', '+251911223344'])(
  'the first admin is not created with a guessable password: %s',
  async (adminPassword) => {
    app = await startTestApp({ adminPassword });
    const refused = seed(app);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/^DIGIS_ADMIN_PASSWORD /);
    expect(await app.db.$count(users)).toBe(0);
  },
);

it('a guessable configured password does not prevent later starts', async () => {
  app = await startTestApp({ adminPassword: 'password2019!' });
  await app.createUser({ username: 'admin', role: 'admin' });
  expect(await seed(app)).toEqual([]);
});
