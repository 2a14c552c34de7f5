import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/index.ts';

const forwarded = { 'X-Forwarded-For': '196.188.1.2' };

describe('a proxy in front of the server', () => {
  it('health reports a proxy not named by TRUST_PROXY', async () => {
    const app = await startTestApp();
    expect((await app.guest.get('/api/health')).body).not.toHaveProperty('warnings');
    await app.guest.get('/api/tenant', forwarded);
    expect((await app.guest.get('/api/health')).body).toMatchObject({
      status: 'ok',
      warnings: ['unnamed_proxy'],
    });
    await app.close();
  });

  it('health reports neither a named proxy nor a forged header', async () => {
    const named = await startTestApp({ trustProxy: ['127.0.0.1'] });
    await named.guest.get('/api/tenant', forwarded);
    expect((await named.guest.get('/api/health')).body).not.toHaveProperty('warnings');
    await named.close();
    const open = await startTestApp();
    await open.app.inject({ url: '/api/tenant', headers: forwarded, remoteAddress: '8.8.8.8' });
    expect((await open.guest.get('/api/health')).body).not.toHaveProperty('warnings');
    await open.close();
  });
});

describe('addresses of one /64 network', () => {
  it('addresses of one /64 share the rate limit', async () => {
    const app = await startTestApp({ rateLimit: 5 });
    const status = async (remoteAddress: string): Promise<number> =>
      (await app.app.inject({ url: '/api/tenant', remoteAddress })).statusCode;
    for (let at = 1; at <= 5; at += 1) expect(await status(`2001:db8:1:2::${at}`)).toBe(200);
    expect(await status('2001:db8:1:2:ffff::9')).toBe(429);
    expect(await status('2001:db8:1:3::1')).toBe(200);
    await app.close();
  });

  it('addresses of one /64 share the sign-in limit, and a mapped IPv4 address counts as IPv4', async () => {
    const app = await startTestApp();
    const guess = async (remoteAddress: string): Promise<number> => {
      const payload = { username: 'hana', password: 'guess-guess' };
      const request = { method: 'POST', url: '/api/login', payload, remoteAddress } as const;
      return (await app.app.inject(request)).statusCode;
    };
    for (let at = 1; at <= 5; at += 1) expect(await guess(`2001:db8:1:2::${at}`)).toBe(401);
    expect(await guess('2001:db8:1:2:abcd::1')).toBe(429);
    for (let at = 1; at <= 5; at += 1) expect(await guess('::ffff:10.9.8.7')).toBe(401);
    expect(await guess('10.9.8.7')).toBe(429);
    await app.close();
  });
});
