// D13, D110
import { describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { systemClock } from '#base/clock.ts';
import { readConfig } from '#config/config.ts';
import { connect } from '#db/open-database.ts';
import { openFileStore } from '#files/file-store.ts';
import { freeSpaceOf, Troubles } from '#running/warnings.ts';
import { startMetrics } from '#running/metrics.ts';
import { startTestApp } from '#testing/index.ts';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

describe('public endpoints', () => {
  it('GET /tenant returns the business name, require_install and the time', async () => {
    const { body } = await standard.app.guest.get('/api/tenant');
    expect(body).toEqual({
      success: true,
      is_clock_set: true,
      short_name: 'Digis',
      name: 'Digis',
      require_install: true,
      now: '2026-09-21T07:00:00.000Z',
    });
  });

  it('GET /health reports that the server is up and its commits are durable', async () => {
    const { body } = await standard.app.guest.get('/api/health');
    expect(body).toMatchObject({ status: 'ok', database: 'up', durability: 'full' });
  });

  it('DIGIS_REQUIRE_INSTALL=0 overrides the setting', async () => {
    const app = await startTestApp({ requireInstall: false });
    expect((await app.guest.get('/api/tenant')).body.require_install).toBe(false);
    await app.close();
  });
});

describe('a lost database', () => {
  it('a server without its database answers 503 without details', async () => {
    const { db, lane, close } = connect('postgresql://digis@localhost/digis?host=/nowhere');
    const config = readConfig({}, '/srv/digis');
    const app = await buildApp({
      db,
      lane,
      troubles: new Troubles(),
      freeSpace: freeSpaceOf([]),
      clock: systemClock,
      config,
      files: await openFileStore(config),
      copies: null,
      metrics: startMetrics(),
      logger: false,
      webFolder: '',
    });
    for (const url of ['/api/health', '/api/tenant']) {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
      expect(JSON.parse(body)).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    }
    await app.close();
    await close();
  });
});
