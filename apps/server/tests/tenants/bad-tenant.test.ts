import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabaseProxy } from '../../testing/services/database-proxy.ts';
import { query } from '../../testing/test-cluster.ts';
import { madeFor, mustTenant, settingsOf, tenant, type Place } from './tenant-command.ts';

const url = process.env['DIGIS_TEST_DATABASE_URL'] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'digis-tenant-'));
const place: Place = { TENANTS_DIR: join(folder, 'tenants'), TENANTS_DATABASE_URL: url };
const make = (name: string, asked: Partial<Place> = place) =>
  tenant(asked, 'make', name, '--business', 'Selam Catering');

beforeAll(async () => {
  await mustTenant(place, 'make', 'piassa', '--business', 'Piassa');
});
afterAll(async () => {
  await tenant(place, 'destroy', 'piassa', '--name', 'Piassa');
  rmSync(folder, { recursive: true, force: true });
});

describe('a failing tenant command', () => {
  const refusedUrl = Object.assign(new URL(url), { password: 'hunter2' }).href;
  const without = { TENANTS_DIR: place.TENANTS_DIR };
  const at = (address: string): Place => ({ ...place, TENANTS_DATABASE_URL: address });

  it.each([
    ['without a verb', place, [], 'Say one of: make NAME'],
    ['without a folder', { TENANTS_DATABASE_URL: url }, ['list'], 'TENANTS_DIR must name'],
    ['without an address', without, ['list'], 'TENANTS_DATABASE_URL must be the address'],
    ['with a wrong address', at('http://x:hunter2@db'), ['list'], 'TENANTS_DATABASE_URL must be'],
    ['with PostgreSQL away', at('postgres://x:hunter2@127.0.0.1:1/x'), ['list'], 'be reached'],
    ['with a wrong password', at(refusedUrl), ['list'], 'refuses the role, the password'],
    ['with a bad name', place, ['make', 'Selam-1', '--business', 'x'], '"Selam-1" has not'],
    ['without a business', place, ['make', 'sara'], 'Name its business'],
    ['with an odd business', place, ['make', 'sara', '--business', '$x'], 'DIGIS_TENANT_NAME'],
    ['with a taken name', place, ['make', 'piassa', '--business', 'x'], 'a tenant piassa already'],
    ['with an unknown option', place, ['make', 'sara', '--busines', 'x'], 'Unknown option'],
    ['for an unknown tenant', place, ['destroy', 'sara'], 'There is no tenant sara'],
  ] as const)(
    '%s it reports one sentence and leaves nothing (%#)',
    async (_, asked, words, said) => {
      const answer = await tenant(asked, ...words);
      expect(answer).toMatchObject({ code: 1, said: expect.stringContaining(said) });
      expect(answer.said).not.toMatch(/hunter2|^ {4}at /m);
      expect(existsSync(join(place.TENANTS_DIR, 'sara'))).toBe(false);
      expect(await madeFor(place, 'sara')).toEqual([]);
    },
  );

  it('a role that is not a superuser is refused', async () => {
    const { DATABASE_OWNER_URL = '' } = settingsOf(place, 'piassa');
    const { said } = await make('sara', at(DATABASE_OWNER_URL));
    expect(said).toBe('TENANTS_DATABASE_URL must be the address of a superuser.');
  });

  it('an existing folder or database is named and kept', async () => {
    const left = join(place.TENANTS_DIR, 'dawit');
    mkdirSync(left);
    writeFileSync(join(left, 'note'), '');
    expect((await make('dawit')).said).toContain(`The folder "${left}" is left from before`);
    expect(readdirSync(left)).toEqual(['note']);
    await query(url, 'CREATE DATABASE digis_kebede');
    expect((await make('kebede')).said).toContain('has a database digis_kebede already');
    expect(await madeFor(place, 'kebede')).toEqual(['digis_kebede']);
    expect(existsSync(join(place.TENANTS_DIR, 'kebede'))).toBe(false);
    await query(url, 'DROP DATABASE digis_kebede');
  });

  it('a failed migration rolls back the whole tenant', async () => {
    const unable = new URL(url);
    // Sessions without a schema in which to create tables.
    unable.searchParams.set('options', '-c search_path=nowhere');
    expect(await make('mahlet', at(unable.href))).toMatchObject({ code: 1 });
    expect(await madeFor(place, 'mahlet')).toEqual([]);
    expect(existsSync(join(place.TENANTS_DIR, 'mahlet'))).toBe(false);
  });

  it('make names the removal command when PostgreSQL is lost meanwhile', async () => {
    const proxy = await startDatabaseProxy(url);
    const made = make('tsige', at(proxy.url));
    await expect.poll(() => existsSync(join(place.TENANTS_DIR, 'tsige', 'tenant.env'))).toBe(true);
    proxy.moveTo('postgres://127.0.0.1:1/nowhere');
    const said = expect.stringContaining('"tenant destroy tsige --name tsige" removes it');
    expect(await made).toMatchObject({ code: 1, said });
    proxy.moveTo(url);
    const asked = await tenant(at(proxy.url), 'destroy', 'tsige', '--name', 'tsige');
    expect(asked).toMatchObject({ code: 0 });
    expect(await madeFor(place, 'tsige')).toEqual([]);
    await proxy.close();
  });

  it('a settings file that points to another tenant’s database is refused', async () => {
    const file = join(place.TENANTS_DIR, 'almaz', 'tenant.env');
    mkdirSync(join(place.TENANTS_DIR, 'almaz'));
    const { DATABASE_OWNER_URL = '' } = settingsOf(place, 'piassa');
    writeFileSync(file, `DATABASE_OWNER_URL="${DATABASE_OWNER_URL}"\n`);
    const { said } = await tenant(place, 'destroy', 'almaz', '--name', 'piassa', '--without-copy');
    expect(said).toBe(`DATABASE_OWNER_URL in "${file}" must lead to digis_almaz.`);
    rmSync(join(place.TENANTS_DIR, 'almaz'), { recursive: true });
  });
});
