import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/index.ts';

it('an address above the rate limit gets 429 with Retry-After', async () => {
  const app = await startTestApp({ rateLimit: 20 });
  for (let at = 0; at < 20; at += 1) {
    expect((await app.guest.get('/api/tenant')).status).toBe(200);
  }
  const { status, headers, body } = await app.guest.get('/api/tenant');
  expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await app.close();
});
