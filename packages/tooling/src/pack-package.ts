import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** An address where no server listens: a tool that contacts a registry in a dry run fails. */
export const NO_REGISTRY = 'http://127.0.0.1:9/';

export function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const packages = join(import.meta.dirname, '../..');

/** Builds and packs `packages/<name>` into a subfolder of `into`; returns the tarball's path. */
export function packPackage(name: string, into: string): string {
  const root = join(packages, name);
  const target = join(into, `${name}-packed`);
  mkdirSync(target);
  run('pnpm', ['build'], root);
  run('pnpm', ['pack', '--pack-destination', target], root);
  const file = readdirSync(target).find((entry) => entry.endsWith('.tgz'));
  if (!file) throw new Error(`pnpm packed nothing of ${name}.`);
  return join(target, file);
}

export const filesOf = (tarball: string): string[] =>
  run('tar', ['tzf', tarball], packages)
    .split('\n')
    .filter((file) => file !== '')
    .map((file) => file.replace(/^package\//u, ''));

/** Files that users of a package do not need, and files of other packages. */
const NOT_TO_BE_SENT =
  /(?:^|\/)(?:node_modules|tests?|testing|scripts|vectors)\/|\.(?:test|stories)\.|tsconfig/u;

export interface Judged {
  /** The folder where publint, attw and npm are installed and run. */
  cwd: string;
  /** Entries without types, which attw must skip. */
  sheets?: readonly string[];
  /** Files that belong in the package although `NOT_TO_BE_SENT` matches them. */
  meant?: RegExp;
}

/**
 * @throws if publint, attw or a dry run of publishing finds a fault, or if a private file is included
 */
export function judgeTarball(tarball: string, { cwd, sheets = [], meant = /^$/u }: Judged): void {
  const ours = filesOf(tarball).filter((file) => NOT_TO_BE_SENT.test(file) && !meant.test(file));
  if (ours.length > 0) throw new Error(`Not for those who install it: ${ours.join(', ')}`);
  run('publint', ['run', tarball, '--strict'], cwd);
  const excluded = sheets.length > 0 ? ['--exclude-entrypoints', ...sheets] : [];
  run('attw', [tarball, '--profile', 'esm-only', ...excluded], cwd);
  const dry = [
    'publish',
    tarball,
    '--dry-run',
    '--ignore-scripts',
    '--loglevel=error',
    `--registry=${NO_REGISTRY}`,
  ];
  run('npm', dry, cwd);
}
