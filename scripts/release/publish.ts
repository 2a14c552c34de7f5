/** `node scripts/release/publish.ts [--dry-run]`: publishes the three packages, dependencies first. Adds the source address at build time, because copies of this repository have another and registries attest it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_REGISTRY, packPackage, run } from '@digis/tooling/pack-package';

export function sourceAddress(env: Readonly<Record<string, string | undefined>>): string {
  const { RELEASE_ADDRESS, GITHUB_SERVER_URL, GITHUB_REPOSITORY } = env;
  if (RELEASE_ADDRESS) return RELEASE_ADDRESS;
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY) return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  throw new Error('The address of the source is not known: set RELEASE_ADDRESS to its page.');
}

export const withAddress = (manifest: object, address: string, directory: string) => ({
  ...manifest,
  repository: { type: 'git', url: `git+${address}.git`, directory },
  homepage: `${address}/tree/main/${directory}#readme`,
  bugs: { url: `${address}/issues` },
});

/** Restores the manifest in the tree afterwards. */
function packWithAddress(name: string, address: string, into: string): string {
  const file = `packages/${name}/package.json`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify(withAddress(JSON.parse(text), address, `packages/${name}`)));
  try {
    return packPackage(name, into);
  } finally {
    writeFileSync(file, text);
  }
}

/** Skips published packages, so that an interrupted release can run again. */
function isPublished(name: string, version: string): boolean {
  try {
    return run('npm', ['view', `${name}@${version}`, 'version'], '.').trim() === version;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  const isDry = process.argv.includes('--dry-run');
  const address = sourceAddress(process.env);
  const folder = mkdtempSync(join(tmpdir(), 'digis-release-'));
  for (const part of ['ethio-date', 'api-client', 'ui']) {
    const { name, version } = JSON.parse(readFileSync(`packages/${part}/package.json`, 'utf8'));
    if (!isDry && isPublished(name, version)) continue;
    const tarball = packWithAddress(part, address, folder);
    const how = isDry ? ['--dry-run', `--registry=${NO_REGISTRY}`] : ['--provenance'];
    run('npm', ['publish', tarball, '--access', 'public', '--ignore-scripts', ...how], '.');
    console.log(`${name}@${version} ${isDry ? 'could be' : 'is'} published`);
  }
  rmSync(folder, { recursive: true });
}
