/**
 * Packs the kit, lets publint and attw judge it, installs it into a copy of the example outside of the workspace,
 * builds that and uses it in Chromium: what a tenant's developer does on the first day.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDist } from './check-dist.ts';
import { checkHosts } from './host-sheets/check-hosts.ts';
import { useExample } from './use-example.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'digis-ui-'));
const example = join(folder, 'example');
const run = (command: string, args: string[], cwd = root): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Builds and packs a package of the workspace; the path of its tarball. */
function pack(name: string): string {
  const target = join(folder, name);
  mkdirSync(target);
  run('pnpm', ['build'], join(root, '..', name));
  run('pnpm', ['pack', '--pack-destination', target], join(root, '..', name));
  const file = readdirSync(target).find((entry) => entry.endsWith('.tgz'));
  if (!file) throw new Error(`pnpm packed nothing of ${name}.`);
  return join(target, file);
}

/** Neither package is published, so both are installed from their tarballs. */
function install(kit: string, ethioDate: string) {
  cpSync(join(root, 'examples/vite-plain'), example, { recursive: true });
  const manifest = join(example, 'package.json');
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace('"@digis/ui": "0.1.0"', `"@digis/ui": "file:${kit}"`),
  );
  writeFileSync(
    join(example, 'pnpm-workspace.yaml'),
    `overrides:\n  '@digis/ethio-date': 'file:${ethioDate}'\nallowBuilds:\n  esbuild: false\n`,
  );
  run('pnpm', ['install', '--prefer-offline', '--loglevel=error'], example);
}

/** Two React Arias would each have a focus, a language and a dialog stack of their own. */
function refuseDuplicates() {
  const installed = readdirSync(join(example, 'node_modules/.pnpm'));
  for (const name of [
    'react',
    'react-dom',
    'react-aria',
    'react-aria-components',
    'react-stately',
  ]) {
    const versions = installed.filter((entry) => entry.startsWith(`${name}@`));
    if (versions.length !== 1)
      throw new Error(`${name} is there ${versions.length} times: ${versions.join(', ')}`);
  }
  const own = installed.filter((entry) => entry.startsWith('@digis+'));
  if (own.length !== 2)
    throw new Error(`The app got more of the workspace than it should: ${own.join(', ')}`);
}

try {
  const kit = pack('ui');
  checkDist(join(root, 'dist'));
  await checkHosts();
  run('publint', ['run', kit, '--strict']);
  run('attw', [
    kit,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    './styles.css',
    './styles.unlayered.css',
    './reset.css',
    './fonts.css',
    './tokens.json',
  ]);
  install(kit, pack('ethio-date'));
  refuseDuplicates();
  run('pnpm', ['build'], example);
  await useExample(join(example, 'dist'));
  console.log(
    'publint and attw are clean; the example builds from the tarball and works in its colours.',
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
