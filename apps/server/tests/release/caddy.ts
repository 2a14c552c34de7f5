/** Runs Caddy with deploy/Caddyfile, if Caddy is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { AppFetch } from '../../testing/caller.ts';
import { deployFolder } from './deploy-facts.ts';
import { freePort } from '../../testing/loopback.ts';

export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

export interface Proxy {
  fetch: AppFetch;
  close(): Promise<void>;
}

/** Needed because `fetch` rejects private certificate authorities. */
const fetchWith =
  (port: number, authority: () => Buffer): AppFetch =>
  async (path, init) => {
    const relative = path instanceof Request ? path.url : path;
    const asked = new Request(new URL(relative, `https://localhost:${port}`), init);
    const body = Buffer.from(await asked.arrayBuffer());
    const sent = request(asked.url, {
      method: asked.method,
      headers: Object.fromEntries(asked.headers),
      ca: authority(),
      agent: false,
    });
    sent.end(body);
    const [answer] = await once(sent, 'response');
    const headers = new Headers();
    for (let at = 0; at < answer.rawHeaders.length; at += 2) {
      headers.append(answer.rawHeaders[at], answer.rawHeaders[at + 1]);
    }
    return new Response(new Uint8Array(await buffer(answer)), {
      status: answer.statusCode,
      headers,
    });
  };

export async function startCaddy(servers: readonly string[]): Promise<Proxy> {
  const home = mkdtempSync(join(tmpdir(), 'digis-caddy-'));
  const port = await freePort();
  const authority = join(home, 'caddy/pki/authorities/local/root.crt');
  const child = spawn('caddy', ['run', '--config', join(deployFolder, 'Caddyfile')], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      DIGIS_HOST: `https://localhost:${port}`,
      DIGIS_HTTP_PORT: String(await freePort()),
      DIGIS_SERVERS: servers.map((url) => new URL(url).host).join(' '),
    },
  });
  const exit = once(child, 'exit');
  const fetch = fetchWith(port, () => readFileSync(authority));
  const isUp = async () =>
    existsSync(authority) &&
    (await fetch('/livez').then(
      ({ status }) => status === 200,
      () => false,
    ));
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`Caddy ended with ${child.exitCode}`);
    await delay(50);
  }
  return {
    fetch,
    close: async () => {
      child.kill('SIGTERM');
      await exit;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
