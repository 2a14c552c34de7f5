/** Makes a tree readable for every account, as `chmod -R a+rX` does. */
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export function openToAll(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  const isRunnable = entry.isDirectory() || (entry.mode & 0o100) !== 0;
  chmodSync(path, (entry.mode & 0o777) | (isRunnable ? 0o555 : 0o444));
  if (entry.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}
