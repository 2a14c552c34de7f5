import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo, type Account } from '../../apps/server/src/db/embedded/run-as.ts';

const deployed = join(import.meta.dirname, '../../deploy/cluster');

export const addresses = ['127.0.0.11', '127.0.0.12', '127.0.0.13'] as const;
export const frontAddress = '127.0.0.14';

export type Variables = Record<string, string>;

const variablesIn = (text: string): Variables =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

const printedBy = (script: string, ...args: string[]): Variables =>
  variablesIn(execFileSync('sh', [join(deployed, script), ...args], { encoding: 'utf8' }));

export const makeWord = (): string => randomBytes(24).toString('hex');

export const makeSecrets = (): Variables => printedBy('secrets.sh');

export const variablesOf = (number: number): Variables =>
  printedBy('node.sh', String(number), ...addresses);

export function makeFolder(account: Account | null, path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  giveTo(account, path);
  return path;
}

export function copyDeployed(account: Account | null, folder: string): void {
  cpSync(deployed, folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8')
      .replaceAll('/etc/digis/cluster', folder)
      .replaceAll('/run/postgresql', join(folder, 'run'))
      .replaceAll('127.0.0.1', frontAddress);
    writeFileSync(file, text);
    giveTo(account, file);
  }
  makeFolder(account, join(folder, 'run'));
  chmodSync(folder, 0o755);
}
