import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../run-program.ts';

export interface House {
  readonly url: string;
  readonly folder: string;
  passwordOf(username: string): string;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'digis-files-'));
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], DIGIS_DEMO: '1', PORT: '0', DATA_DIR: folder },
  });
  const exit = once(child, 'exit');
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += String(text);
      const ready = /ready at (http:\S+)/u.exec(said);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.on('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
  return {
    url,
    folder,
    passwordOf: (name) => new RegExp(`${name} / (\\S+)`, 'u').exec(said)?.[1] ?? '',
    close: async () => {
      child.kill('SIGTERM');
      await exit;
      // If root starts PostgreSQL, its files are in another folder.
      const place = /^Database files: (.+)$/mu.exec(said)?.[1] ?? join(folder, 'cluster');
      for (const made of [dirname(place), folder]) rmSync(made, { recursive: true, force: true });
    },
  };
}

export const passphrase = 'seven goats and one long drum';

async function post(house: House, path: string, body: object, token = ''): Promise<Response> {
  const answer = await fetch(`${house.url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const keep = async (file: string, answer: Response) => {
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return file;
};

export interface ServerFiles {
  readonly envelope: string;
  readonly copy: string;
  readonly backup: string;
}

export async function writeServerFiles(house: House, into: string): Promise<ServerFiles> {
  const password = house.passwordOf('admin');
  const { token } = Object(
    await (await post(house, '/login', { username: 'admin', password })).json(),
  );
  const year = { from: '2018-11', to: '2019-10' };
  const envelope = await keep(
    join(into, 'envelope.zip'),
    await post(house, '/envelope', year, token),
  );
  const listed = await fetch(`${house.url}/api/copies`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const [{ day }] = Object(await listed.json()).copies;
  const copy = await keep(
    join(into, `digis-${day}.age`),
    await post(house, '/copies', { day, passphrase }, token),
  );
  const asked = join(into, 'digis.tar.gz');
  const env = { PATH: process.env['PATH'], DATA_DIR: house.folder };
  const said = await run(process.execPath, ['apps/server/src/commands/backup.ts', asked], { env });
  const backup = said.split(':')[0] ?? '';
  readFileSync(backup);
  return { envelope, copy, backup };
}
