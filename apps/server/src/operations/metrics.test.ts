import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { standardFixture, startTestApp } from '../../testing/index.ts';
import { root } from '../base/places.ts';
import { connect } from '../db/open-database.ts';
import { startMetrics } from './metrics.ts';

describe('the figures for Prometheus', () => {
  it('metrics count the calls, for the loopback only', async () => {
    const app = await startTestApp();
    await standardFixture(app);
    await (await app.as('hana')).get('/api/item');
    const { status, headers, body } = await app.guest.get('/api/metrics');
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(body).toMatch(/digis_request_seconds_count\{operation="listItems",status="200"\} 1/);
    const forwarded = await app.guest.get('/api/metrics', { 'X-Forwarded-For': '10.1.2.3' });
    expect(forwarded).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await app.close();
  });

  it('metrics count the connections in use, those that idle, and the images that wait', async () => {
    const app = await startTestApp();
    const { db, connections, close } = connect(app.url);
    const metrics = startMetrics({ connections, imagesWaiting: () => 3 });
    const figures = async () =>
      Object.fromEntries(
        [
          ...(await metrics.text(app.db)).matchAll(
            /^digis_(?:database_connections\{state="(\w+)"\}|(images)_waiting) (\d+)$/gm,
          ),
        ].map(([, state, images, figure]) => [state ?? images, Number(figure)]),
      );
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT 1`);
      expect(await figures()).toEqual({ busy: 1, idle: 0, waiting: 0, images: 3 });
    });
    expect(await figures()).toEqual({ busy: 0, idle: 1, waiting: 0, images: 3 });
    await close();
    await app.close();
  });

  it('every figure that an alert rule asks about is in the metrics', async () => {
    const app = await startTestApp();
    const { connections, close } = connect(app.url);
    const text = await startMetrics({
      connections,
      secondsSinceCopy: () => Promise.resolve(null),
    }).text(app.db);
    const rules = readFileSync(join(root, 'deploy/watch/alerts.yaml'), 'utf8');
    const asked = new Set(rules.match(/\b(?:digis|nodejs|process)_\w+/g));
    expect(asked.size).toBeGreaterThan(5);
    for (const name of asked) {
      expect(text).toContain(`# TYPE ${name.replace(/_(?:count|bucket)$/, '')} `);
    }
    await close();
    await app.close();
  });

  it('metrics are open to a bearer of METRICS_TOKEN', async () => {
    const app = await startTestApp({ metricsToken: 'scrape-me' });
    expect((await app.guest.get('/api/metrics')).status).toBe(404);
    const wrong = { Authorization: 'Bearer scrape-you' };
    expect((await app.guest.get('/api/metrics', wrong)).status).toBe(404);
    // Of the same length in letters, and not in bytes.
    const wider = { Authorization: 'Bearer scrape-m\u00e9' };
    expect((await app.guest.get('/api/metrics', wider)).status).toBe(404);
    const right = { Authorization: 'Bearer scrape-me' };
    expect((await app.guest.get('/api/metrics', right)).status).toBe(200);
    await app.close();
  });
});
