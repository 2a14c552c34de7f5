import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Locked {
  readonly name: string;
  readonly version: string;
}

export function lockedPackages(lockfile: string): Locked[] {
  const { packages }: { packages: Readonly<Record<string, unknown>> } = parse(lockfile);
  return Object.keys(packages).map((key) => {
    const at = key.lastIndexOf('@');
    return { name: key.slice(0, at), version: key.slice(at + 1) };
  });
}

export const readLockedPackages = (): Locked[] =>
  lockedPackages(readFileSync('pnpm-lock.yaml', 'utf8'));
