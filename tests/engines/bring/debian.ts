/** Installs missing Debian packages, if run as root. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const apt = (...args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const tried = new Set<string>();

/** @param programs the program's path by the name of its package */
export function bringPrograms(programs: Readonly<Record<string, string>>): void {
  const missing = Object.entries(programs)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);
  if (missing.length === 0) return;
  const names = missing.join(', ');
  if (!mayInstall()) throw new Error(`install ${names}; only root on Debian has them brought`);
  console.log(`Bringing ${names} …`);
  if (tried.size === 0) apt('update', '-qq');
  for (const name of missing) tried.add(name);
  if (!apt('install', '-y', '-qq', '--no-install-recommends', ...missing))
    throw new Error(`apt-get could not install ${names}`);
}
