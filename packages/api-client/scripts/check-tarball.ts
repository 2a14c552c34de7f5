/** Packs the client, checks it with publint and attw, and uses it outside the workspace. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeTarball, packPackage, run } from '@digis/tooling/pack-package';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'digis-api-client-'));

/** Type-checks an example with the tarball instead of the published package. */
function build(name: string, tarball: string): string {
  const example = join(folder, name);
  cpSync(join(root, 'examples', name), example, { recursive: true });
  const manifest = join(example, 'package.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(
    manifest,
    text.replace('"@digis/api-client": "0.1.0"', `"@digis/api-client": "file:${tarball}"`),
  );
  writeFileSync(join(example, 'pnpm-workspace.yaml'), 'packages: []\n');
  run('pnpm', ['install', '--prefer-offline', '--loglevel=error'], example);
  run('pnpm', ['build'], example);
  return example;
}

try {
  const tarball = packPackage('api-client', folder);
  judgeTarball(tarball, { cwd: root });
  run('pnpm', ['start'], build('node', tarball));
  build('swr', tarball);
  console.log('publint, attw and a dry run are clean; Node runs it, and React with SWR compiles.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
