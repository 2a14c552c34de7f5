import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWeb } from './serve-web.ts';

const app = fastify();
let folder = '';
let name: string | null = null;
const script = 'document.documentElement.lang = "am"';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'digis-web-'));
  mkdirSync(join(folder, 'assets'));
  const page = `<!doctype html><style>body{margin:0}</style><script>${script}</script><script type="module" src="/assets/main-1a2b.js"></script>`;
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets/main-1a2b.js'), 'console.log(1)');
  writeFileSync(join(folder, 'assets/main-1a2b.js.br'), 'brotli');
  writeFileSync(join(folder, 'manifest.en.webmanifest'), '{"name":"Digis","start_url":"/"}');
  await serveWeb(app, folder, async () => name);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('the back office', () => {
  it.each(['/', '/events', '/events?event=42', '/deliverables'])(
    'the back office opens at %s',
    async (url) => {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(body).toContain('<!doctype html>');
    },
  );

  // D118
  it('the page’s CSP allows the scripts it was built with and no others', async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`require-trusted-types-for 'script'`);
    expect(policy).not.toContain('unsafe');
  });

  it('hashed files are cached forever and sent compressed', async () => {
    const plain = await app.inject('/assets/main-1a2b.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await app.inject({
      url: '/assets/main-1a2b.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect([small.headers['content-encoding'], small.body]).toEqual(['br', 'brotli']);
  });

  it.each([
    '/assets/gone.js',
    '/api/gone',
    '/../package.json',
    '/.env',
    '//etc/passwd',
    '/a%00b.js',
  ])('the server serves no file at %s', async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });

  it('the manifest has the name of the business', async () => {
    const read = async () => JSON.parse((await app.inject('/manifest.en.webmanifest')).body);
    expect(await read()).toEqual({ name: 'Digis', start_url: '/' });
    name = 'Sheger Feast';
    expect(await read()).toEqual({
      name: 'Sheger Feast',
      short_name: 'Sheger Feast',
      start_url: '/',
    });
  });

  it('the page cannot be framed and may use the camera only', async () => {
    const { headers } = await app.inject('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    });
  });
});
