import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BuiltStorybook, serveFolder } from '@digis/tooling/built-storybook';

const git = (...args: string[]) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** @throws when there is no such commit */
export const commitOf = (ref?: string): string =>
  ref === undefined
    ? git('merge-base', 'HEAD', 'main')
    : git('rev-parse', '--verify', `${ref}^{commit}`);

export const changedSince = (commit: string): string[] =>
  [
    ...git('diff', '--name-only', commit).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((path) => path !== '');

/** With `VITEST` set, the build would leave out documentation from the code. */
function build(tree: string, folder: string): void {
  const { VITEST: _, ...env } = process.env;
  const bin = join(tree, 'node_modules/.bin');
  execFileSync(join(bin, 'storybook'), ['build', '-o', folder, '--quiet'], {
    cwd: tree,
    env: { ...env, PATH: `${bin}:${env['PATH']}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Cached, because a commit's Storybook never changes. */
function storybookOf(commit: string): string {
  const folder = resolve('node_modules/.cache/visual', commit);
  if (existsSync(join(folder, 'index.json'))) return folder;
  const parent = mkdtempSync(join(tmpdir(), 'digis-visual-'));
  const tree = join(parent, 'tree');
  try {
    git('worktree', 'add', '--detach', tree, commit);
    execFileSync(
      'pnpm',
      ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', '--silent'],
      { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    build(tree, folder);
  } finally {
    if (existsSync(tree)) git('worktree', 'remove', '--force', tree);
    rmSync(parent, { recursive: true, force: true });
  }
  return folder;
}

export interface Trees {
  readonly before: BuiltStorybook;
  readonly after: BuiltStorybook;
}

export async function serveTrees(commit: string): Promise<Trees> {
  const before = storybookOf(commit);
  const after = resolve('storybook-static');
  build(resolve('.'), after);
  return { before: await serveFolder(before), after: await serveFolder(after) };
}
