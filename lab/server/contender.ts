import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

export interface Contender {
  url: string;
  cpuSeconds(): Promise<number>;
  residentMiB(): number;
  stop(): Promise<void>;
}

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

async function cpuSecondsOf(url: string, isBare: boolean): Promise<number> {
  if (isBare) {
    const { user, system } = Object(JSON.parse(await textOf(`${url}/cpu`)));
    return (Number(user) + Number(system)) / 1_000_000;
  }
  const metrics = await textOf(`${url}/api/metrics`);
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(metrics)?.[1]);
}

function residentMiBOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]) / 1024);
}

export async function startContender(
  file: string,
  env: Record<string, string>,
  isBare: boolean,
): Promise<Contender> {
  const child = spawn(process.execPath, ['--max-semi-space-size=16', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], ...env },
  });
  let said = '';
  while (!/ at (http:\S+) /.test(said)) said += String(await once(child.stdout, 'data'));
  child.stdout.resume();
  const [, url = ''] = / at (http:\S+) /.exec(said) ?? [];
  return {
    url,
    cpuSeconds: () => cpuSecondsOf(url, isBare),
    residentMiB: () => residentMiBOf(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
