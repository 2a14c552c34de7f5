import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { elapsedMs } from '../../src/base/clock.ts';

export interface ServerProcess {
  url: string;
  pid: number;
  place: string;
  /** Time until the first healthy answer. */
  readyAfterMs: number;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

export const mainFile = join(import.meta.dirname, '../../src/main.ts');
const flags = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'));

export const adminPassword = 'honey-and-barley-beer';

export interface Started extends Pick<SpawnOptions, 'detached' | 'cwd' | 'uid' | 'gid'> {
  /** @default the server's sources */
  program?: string;
  node?: string;
  /** The file of a tenant's variables; given variables override it. */
  envFile?: string;
}

export const spawnServer = (
  dataDir: string,
  environment: Readonly<Record<string, string>>,
  { program = mainFile, node = process.execPath, envFile, ...options }: Started = {},
): ChildProcess =>
  spawn(node, [...flags, ...(envFile === undefined ? [] : [`--env-file=${envFile}`]), program], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      DIGIS_DEMO: '0',
      DIGIS_ADMIN_PASSWORD: adminPassword,
      ...environment,
    },
  });

export async function startServer(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  started: Started = {},
): Promise<ServerProcess> {
  const begin = elapsedMs();
  const child = spawnServer(dataDir, environment, started);
  // Awaited from the start, because it is emitted only once.
  const exit = once(child, 'exit');
  const said = await outputUntil(child, / at (http:\S+) /);
  const [, url = ''] = / at (http:\S+) /.exec(said) ?? [];
  const [, place = ''] = /^Database files: (.+)$/m.exec(said) ?? [];
  const health = await fetch(`${url}/api/health`);
  if (health.status !== 200) throw new Error(`the server is ready but not well: ${health.status}`);
  return {
    url,
    pid: child.pid ?? 0,
    place,
    readyAfterMs: elapsedMs() - begin,
    kill: async (signal) => {
      child.kill(signal);
      const [code]: unknown[] = await exit;
      return typeof code === 'number' ? code : null;
    },
  };
}

export async function outputUntil(child: ChildProcess, pattern: RegExp): Promise<string> {
  let said = '';
  const note = (chunk: unknown) => {
    said += String(chunk);
  };
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  const gone = once(child, 'exit').then(() => {
    throw new Error(`the server stopped before it was ready:\n${said}`);
  });
  gone.catch(() => undefined);
  while (!pattern.test(said)) await Promise.race([once(child.stdout ?? child, 'data'), gone]);
  return said;
}
