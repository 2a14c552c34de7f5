import {
  cpSync,
  globSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEvent } from '../../testing/factories.ts';
import { picture, upload } from '../../testing/pictures.ts';
import { callerAt } from '../support/caller-at.ts';
import { prepareBusiness, ApiSession } from '../support/api-session.ts';
import { adminPassword, startServer, type ServerProcess } from '../support/server-process.ts';
import { settingsOf, signIn, startTenant } from '../tenants/tenant-command.ts';
import { runCommandOf, unpackServer, type Unpacked } from './unpacked-server.ts';

const long = { tags: ['long'] };

let bundle: Unpacked;
const folders: string[] = [];

beforeAll(async () => {
  bundle = await unpackServer();
});
afterAll(() => {
  bundle.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'digis-bundle-'));
  folders.push(folder);
  return folder;
}

const start = async (dataDir: string): Promise<ServerProcess> => {
  const server = await startServer(dataDir, {}, { program: bundle.program, cwd: bundle.folder });
  folders.push(dirname(server.place));
  return server;
};

it(
  'the unpacked bundle starts with one command, serves the page, and lets the admin sign in and upload',
  long,
  async () => {
    const server = await start(newFolder());
    const admin = await callerAt(server.url, 'admin', adminPassword);
    expect((await upload(admin, await picture().jpeg().toBuffer())).status).toBe(200);
    expect(await (await fetch(`${server.url}/calendar`)).text()).toContain('<title>Digis');
    const { commit, built_at } = JSON.parse(
      readFileSync(join(bundle.folder, 'build.json'), 'utf8'),
    );
    expect((await admin.get('/api/health')).body).toMatchObject({ status: 'ok', commit, built_at });
    expect(await server.kill('SIGTERM')).toBe(0);
  },
);

it('the bundle has no sources, no tests and no link pointing outside it', long, () => {
  const files = globSync('**', { cwd: bundle.folder, exclude: (name) => name === 'node_modules' });
  expect(files.filter((file) => /\.tsx?$|test/.test(file))).toEqual([]);
  const { dependencies } = JSON.parse(readFileSync(join(bundle.folder, 'package.json'), 'utf8'));
  expect(Object.values(dependencies).filter((version) => !/^\d/.test(String(version)))).toEqual([]);
  const links = globSync('node_modules/{*,@*/*}', { cwd: bundle.folder });
  expect(links.filter((file) => lstatSync(join(bundle.folder, file)).isSymbolicLink())).toEqual([]);
});

it('backup, verify, restore and create-admin run from the bundle', long, async () => {
  const [here, there] = [newFolder(), newFolder()];
  const server = await start(here);
  const api = await ApiSession.signIn({ url: server.url });
  await prepareBusiness(api);
  await api.call('POST', '/api/event', buildEvent({ remark: 'kept' }));
  const copy = join(here, 'copy.tar.gz.age');
  expect(await runCommandOf(bundle, here, ['backup', copy])).toMatchObject({ code: 0 });
  expect(await runCommandOf(bundle, here, ['create-admin', 'almaz'])).toMatchObject({ code: 0 });
  await server.kill('SIGTERM');

  cpSync(join(here, 'secret.key'), join(there, 'secret.key'));
  expect(await runCommandOf(bundle, there, ['restore', copy])).toMatchObject({ code: 0 });
  const verified = await runCommandOf(bundle, there, ['verify', copy]);
  expect(verified).toMatchObject({ code: 0, said: expect.stringContaining('The books agree.') });
  const restored = await start(there);
  const admin = await callerAt(restored.url, 'admin', adminPassword);
  expect((await admin.get('/api/event')).body.events).toMatchObject([{ remark: 'kept' }]);
  // The copy is made by a process from another file of the bundle.
  await expect.poll(() => globSync('backups/*.tar.gz.age', { cwd: there })).toHaveLength(1);
  await restored.kill('SIGTERM');
});

it('a tenant is created, served and destroyed from the bundle', long, async () => {
  const [tenants, home] = [newFolder(), newFolder()];
  const { DIGIS_TEST_DATABASE_URL: url = '' } = process.env;
  const settings = { TENANTS_DIR: tenants, TENANTS_DATABASE_URL: url };
  const tenant = (...words: string[]) => runCommandOf(bundle, home, ['tenant', ...words], settings);
  expect(await tenant('make', 'bundled', '--business', 'Bundled')).toMatchObject({ code: 0 });
  const served = { program: bundle.program, cwd: bundle.folder };
  const server = await startTenant(settings, 'bundled', served);
  const admin = await signIn(settings, server);
  expect(await admin.call('GET', '/api/event')).toMatchObject({ success: true });
  expect(await server.kill('SIGTERM')).toBe(0);
  const copy = join(home, 'last.tar.gz.age');
  const environment = settingsOf(settings, 'bundled');
  expect(await runCommandOf(bundle, home, ['backup', copy], environment)).toMatchObject({
    code: 0,
  });
  const destroyed = await tenant('destroy', 'bundled', '--name', 'Bundled', '--copy', copy);
  expect(destroyed).toMatchObject({ code: 0 });
  expect(readdirSync(tenants)).toEqual(['_destroyed']);
});
