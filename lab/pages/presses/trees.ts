import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@digis/server/testing';

export interface ServedTree {
  readonly url: string;
  readonly token: string;
  close(): Promise<void>;
}

async function tokenAt(url: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const { token } = await answer.json();
  return token;
}

/** @param folder with `apps/backoffice/dist` */
export async function serveTree(folder: string): Promise<ServedTree> {
  const data = await mkdtemp(join(tmpdir(), 'digis-presses-'));
  const child = spawn('node', [resolve(folder, 'apps/server/src/main.ts')], {
    env: {
      ...process.env,
      DIGIS_DEMO: '1',
      PORT: String(await freePort()),
      DATA_DIR: data,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let place = '';
  let password = '';
  let url = '';
  for await (const line of createInterface({ input: child.stdout })) {
    place = /^Database files: (?<place>\S+)/u.exec(line)?.groups?.['place'] ?? place;
    password = /^Sign in: admin \/ (?<word>\S+)/u.exec(line)?.groups?.['word'] ?? password;
    url = /^Digis is ready at (?<url>\S+)/u.exec(line)?.groups?.['url'] ?? '';
    if (url) break;
  }
  if (!url) throw new Error(`The server of ${folder} did not start.`);
  child.stdout.resume();
  return {
    url,
    token: await tokenAt(url, password),
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(data, { recursive: true, force: true });
      await rm(place, { recursive: true, force: true });
    },
  };
}
