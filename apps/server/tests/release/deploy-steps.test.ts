/** The steps of a deployment, without a container and without root's rights. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { escapeLiteral } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from '../../testing/caller.ts';
import { startFakeBucket, type FakeBucket } from '../../testing/services/fake-bucket.ts';
import { picture, upload } from '../../testing/pictures.ts';
import { query } from '../../testing/test-cluster.ts';
import { callerAt } from '../support/caller-at.ts';
import {
  adminPassword,
  startServer,
  type ServerProcess,
  type Started,
} from '../support/server-process.ts';
import { hasCaddy, startCaddy } from './caddy.ts';
import { deployFolder, imageEnvironment, readCompose, textOfDeploy } from './deploy-facts.ts';
import { unpackServer, type Unpacked } from './unpacked-server.ts';
import { canWrite, folderOf, takeRights } from './without-rights.ts';

let bundle: Unpacked;
let started: Started;
const folders: string[] = [];
const long = { tags: ['long'] };

beforeAll(async () => {
  bundle = await unpackServer();
  started = await takeRights(bundle);
});
afterAll(() => {
  bundle.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = folderOf(started);
  folders.push(folder);
  return folder;
}

const jpeg = () => picture().jpeg().toBuffer();

it(
  'under the systemd unit, the server runs as one account and writes to its data folder only',
  long,
  async () => {
    expect(canWrite(started, bundle.folder)).toBe(false);
    const dataDir = newFolder();
    const production = { NODE_ENV: 'production', LOG_LEVEL: 'error' };
    const server = await startServer(dataDir, production, started);
    const admin = await callerAt(server.url, 'admin', adminPassword);
    expect((await upload(admin, await jpeg())).status).toBe(200);
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['files', 'secret.key']));
    expect(readdirSync(bundle.folder)).not.toContain('data');
  },
);

const secretOf = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

async function makeRoles(secrets: string): Promise<(role: string) => string> {
  const cluster = process.env['DIGIS_TEST_DATABASE_URL'] ?? '';
  const statements = textOfDeploy('roles.sql')
    .replaceAll(/^--.*$/gm, '')
    .replaceAll(/:'(\w+)_password'/g, (_all, role: string) =>
      escapeLiteral(secretOf(secrets, `${role}-password`)),
    )
    .split(';')
    .filter((text) => text.trim() !== '');
  for (const statement of statements) await query(cluster, statement);
  return (role) => {
    const [, name = '', password = ''] = /\/\/(\w+):(\w+)@/.exec(secretOf(secrets, role)) ?? [];
    return Object.assign(new URL(cluster), { pathname: '/digis', username: name, password }).href;
  };
}

async function dropRoles(): Promise<void> {
  const cluster = process.env['DIGIS_TEST_DATABASE_URL'] ?? '';
  await query(cluster, 'DROP DATABASE IF EXISTS digis WITH (FORCE)');
  for (const role of ['digis_app', 'digis_owner'])
    await query(cluster, `DROP ROLE IF EXISTS ${role}`);
}

interface Services {
  servers: [ServerProcess, ServerProcess];
  bucket: FakeBucket;
  password: string;
}

async function startServices(): Promise<Services> {
  const secrets = newFolder();
  execFileSync(join(deployFolder, 'secrets.sh'), [secrets]);
  // Open to all, because the container's account must enter it.
  execFileSync('chmod', ['755', secrets]);
  const urlOf = await makeRoles(secrets);
  const bucket = await startFakeBucket('digis-images', secretOf(secrets, 'bucket-user'));
  const { environment = {} } = readCompose().services['server-1'] ?? {};
  const mounted = Object.fromEntries(
    Object.entries(environment).map(([name, text]) => [
      name,
      text.replace('/run/secrets', secrets),
    ]),
  );
  const onLoopback = {
    DATABASE_URL: urlOf('database-url'),
    DATABASE_OWNER_URL: urlOf('database-owner-url'),
    DATABASE_URL_FILE: '',
    DATABASE_OWNER_URL_FILE: '',
    S3_ENDPOINT: bucket.url,
    TRUST_PROXY: '127.0.0.1',
    HOST: '127.0.0.1',
    PORT: '0',
    // A folder that must not be created.
    DATA_DIR: '/nonexistent',
    DIGIS_ADMIN_PASSWORD: '',
    DIGIS_DEMO: '',
  };
  const start = () =>
    startServer('', { ...imageEnvironment(), ...mounted, ...onLoopback }, started);
  const servers = await Promise.all([start(), start()]);
  return { servers, bucket, password: secretOf(secrets, 'admin-password') };
}

describe('under compose', () => {
  let services: Services;

  beforeAll(async () => {
    services = await startServices();
  });
  afterAll(async () => {
    for (const server of services.servers) await server.kill('SIGTERM');
    await services.bucket.close();
    await dropRoles();
  });

  it('two servers without a writable disk share rows and images', long, async () => {
    const { servers, bucket, password } = services;
    const [one, other] = await Promise.all(
      servers.map(({ url }) => callerAt(url, 'admin', password)),
    );
    const { path } = (await upload(one!, await jpeg())).body;
    expect([...bucket.objects.keys()]).toEqual([path]);
    await one!.post('/api/branch', { name: 'Bole', address: 'Africa Avenue' });
    expect((await other!.get('/api/branch')).body.branches).toMatchObject([{ name: 'Bole' }]);
    const health = (await other!.get('/api/health')).body;
    expect(health).toMatchObject({ status: 'ok', durability: 'full' });
    expect(existsSync('/nonexistent')).toBe(false);
  });

  it.skipIf(!hasCaddy)(
    'a killed server behind the proxy goes unnoticed, and responses have HSTS once',
    long,
    async () => {
      const { servers, password } = services;
      const proxy = await startCaddy(servers.map(({ url }) => url));
      const guest = callerOf(proxy.fetch, null);
      const { status, headers, body } = await guest.post('/api/login', {
        username: 'admin',
        password,
      });
      expect(status).toBe(200);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+[^,]*$/);
      expect(headers.get('set-cookie')).toMatch(/^__Secure-/);
      await servers[1].kill('SIGKILL');
      const admin = callerOf(proxy.fetch, body.token);
      for (let turn = 0; turn < 20; turn += 1) {
        expect((await admin.get('/api/branch')).status).toBe(200);
      }
      // No warning, because the callers behind the proxy are recognised.
      expect((await admin.get('/api/health')).body).not.toHaveProperty('warnings');
      await proxy.close();
    },
  );
});
