import { describe, expect, it } from 'vitest';
import { standardFixture, startTestApp } from '../../testing/index.ts';

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
