import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from '../base/errors.ts';

const root = '/srv/digis';

describe('configuration', () => {
  it('without variables, the server starts with its own PostgreSQL, without demo data, on loopback', () => {
    expect(readConfig({}, root)).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/digis/data',
      databaseUrl: null,
      isDemo: false,
      startsAt: null,
      requireInstall: null,
    });
  });

  it('demo data requires DIGIS_DEMO', () => {
    expect(readConfig({ DIGIS_DEMO: '1' }, root).isDemo).toBe(true);
  });

  it('demo data is not loaded into a database given by DATABASE_URL', () => {
    const url = 'postgresql://digis:secret@db/digis';
    expect(readConfig({ DATABASE_URL: url }, root)).toMatchObject({
      databaseUrl: url,
      isDemo: false,
    });
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/digis' }],
    ['DIGIS_DEMO', { DIGIS_DEMO: 'yes' }],
    ['DIGIS_DEMO', { DIGIS_DEMO: '1', NODE_ENV: 'production' }],
    ['SMS_API_URL', { SMS_API_URL: 'http://sms.example.com' }],
    ['DIGIS_NOW', { DIGIS_NOW: '2026-09-21' }],
    ['DIGIS_NOW', { DIGIS_NOW: '2026-13-41T10:00:00Z' }],
    ['DIGIS_NOW', { DIGIS_NOW: '2026-09-21T10:00:00Z', NODE_ENV: 'production' }],
    ['DIGIS_REQUIRE_INSTALL', { DIGIS_REQUIRE_INSTALL: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,everyone' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/99' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8/8' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'fd00::/129' }],
    ['DATA_DIR', { DATA_DIR: import.meta.filename }],
    ['SMS_API_URL', { SMS_API_URL: 'ftp://sms' }],
  ])('an invalid %s is refused with one sentence naming it (%j)', (name, env) => {
    const start = () => readConfig(env, root);
    expect(start).toThrow(StartError);
    expect(start).toThrow(name);
  });

  it('a refused configuration never prints a database password', () => {
    expect(() => readConfig({ DATABASE_URL: 'http://digis:hunter2@db' }, root)).not.toThrow(
      /hunter2/,
    );
  });
});
