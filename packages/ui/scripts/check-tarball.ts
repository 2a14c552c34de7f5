/**
 * Packs the kit, lets publint and attw judge it, installs it into a copy of the example outside of the workspace,
 * builds that and uses it in Chromium: what a tenant's developer does on the first day.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeTarball, packPackage, run } from '../../../scripts/release/pack-package.ts';
import { checkDist } from './check-dist.ts';
import { checkHosts } from './host-sheets/check-hosts.ts';
import { useExample } from './use-example.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'digis-ui-'));
const example = join(folder, 'example');
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
  const kit = packPackage('ui', folder);
  checkDist(join(root, 'dist'));
  await checkHosts();
  judgeTarball(kit, {
    cwd: root,
    sheets: [
      './styles.css',
      './styles.unlayered.css',
      './reset.css',
      './fonts.css',
      './tokens.json',
    ],
    meant: /^dist\/testing\//u,
  });
  install(kit, packPackage('ethio-date', folder));
  refuseDuplicates();
  run('pnpm', ['build'], example);
  await useExample(join(example, 'dist'));
  console.log(
    'publint and attw are clean; the example builds from the tarball and works in its colours.',
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
