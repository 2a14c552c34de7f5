import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../testing/test-cluster.ts';
import {
  backUp,
  madeFor,
  mustTenant,
  settingsOf,
  startTenant,
  tenant,
  type Place,
} from './tenant-command.ts';

const url = process.env['DIGIS_TEST_DATABASE_URL'] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'digis-tenant-'));
const place: Place = { TENANTS_DIR: join(folder, 'tenants'), TENANTS_DATABASE_URL: url };
const command = join(import.meta.dirname, '../../src/commands/tenant.ts');
const make = (name: string, asked: Partial<Place> = place) =>
  tenant(asked, 'make', name, '--business', 'Selam Catering');

beforeAll(async () => {
  const both = ['selam', 'abebe'];
  await Promise.all(both.map((name) => mustTenant(place, 'make', name, '--business', name)));
});
afterAll(async () => {
  for (const name of ['selam', 'abebe']) await tenant(place, 'destroy', name, '--name', name);
  rmSync(folder, { recursive: true, force: true });
});

describe('tenants of one PostgreSQL', () => {
  it('a tenant has a database, two roles, and a settings file that others cannot read', async () => {
    expect(await madeFor(place, 'selam')).toEqual([
      'digis_selam',
      'digis_selam_app',
      'digis_selam_owner',
    ]);
    expect(statSync(join(place.TENANTS_DIR, 'selam', 'tenant.env')).mode & 0o777).toBe(0o600);
    const said = await mustTenant(place, 'list');
    expect(said).toMatch(/^abebe {2}port \d+ {2}\d+ MB\nselam {2}port \d+ {2}\d+ MB$/);
    expect(new Set(said.match(/port \d+/g))).toEqual(new Set(['port 8081', 'port 8082']));
  });

  it('neither role of a tenant may connect to another tenant’s database', async () => {
    const { DATABASE_URL = '', DATABASE_OWNER_URL = '' } = settingsOf(place, 'selam');
    for (const own of [DATABASE_URL, DATABASE_OWNER_URL]) {
      const other = Object.assign(new URL(own), { pathname: '/digis_abebe' }).href;
      await expect(query(own, 'SELECT 1')).resolves.toHaveLength(1);
      await expect(query(other, 'SELECT 1')).rejects.toThrow('permission denied for database');
    }
  });

  it('destroy requires the business name and a recent backup before it drops anything', async () => {
    await mustTenant(place, 'make', 'hana', '--business', 'Hana');
    const server = await startTenant(place, 'hana');
    const served = await tenant(place, 'destroy', 'hana', '--name', 'Hana', '--without-copy');
    expect(served).toMatchObject({ code: 1, said: expect.stringContaining('hana: Others are') });
    await server.kill('SIGTERM');
    expect(await mustTenant(place, 'destroy', 'hana')).toContain('  users 1\n');
    for (const [words, said] of [
      [['--name', 'Selam', '--without-copy'], 'hana: This is the business "Hana"'],
      [['--name', 'Hana'], 'hana: Name a copy'],
    ] as const) {
      const refused = await tenant(place, 'destroy', 'hana', ...words);
      expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(said) });
    }
    expect(await madeFor(place, 'hana')).toHaveLength(3);
    const copy = join(folder, 'hana.tar.gz');
    const named = expect.stringMatching(/hana\.tar\.gz\.age: .*so its name ends in \.age\./);
    expect(await backUp(place, 'hana', copy)).toMatchObject({ code: 0, said: named });
    const take = ['--name', 'Hana', '--copy', `${copy}.age`];
    const gone = await mustTenant(place, 'destroy', 'hana', ...take);
    expect(gone).toMatch(/Hana is destroyed[^]*hana: database and roles are dropped/);
    expect(await madeFor(place, 'hana')).toEqual([]);
    const [kept = ''] = readdirSync(join(place.TENANTS_DIR, '_destroyed'));
    expect(kept).toMatch(/^hana-/);
    expect(existsSync(join(place.TENANTS_DIR, 'hana'))).toBe(false);
    expect(await make('hana')).toMatchObject({ code: 0 });
    expect(await tenant(place, 'destroy', 'hana')).toMatchObject({
      said: expect.stringContaining('hana has no business.'),
    });
    await mustTenant(place, 'destroy', 'hana', '--name', 'Selam Catering');
  });

  it('destroy removes the remains of a make killed halfway', async () => {
    const words = [command, 'make', 'mulu', '--business', 'Mulu'];
    const child = spawn(process.execPath, words, { env: { ...process.env, ...place } });
    const exit = once(child, 'exit');
    await expect.poll(() => existsSync(join(place.TENANTS_DIR, 'mulu', 'tenant.env'))).toBe(true);
    child.kill('SIGKILL');
    await exit;
    expect((await make('mulu')).said).toBe('There is a tenant mulu already.');
    await mustTenant(place, 'destroy', 'mulu', '--name', 'Mulu');
    expect(await madeFor(place, 'mulu')).toEqual([]);
    expect(await make('mulu')).toMatchObject({ code: 0 });
    await mustTenant(place, 'destroy', 'mulu', '--name', 'Mulu');
  });
});
