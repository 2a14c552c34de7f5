/** `pnpm pack:server`: a tarball for this platform, in dist/. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';

export function packServer(built: string, into: string): string {
  const { version } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'));
  const file = join(into, `digis-${version}-${platform()}-${arch()}.tar.gz`);
  const name = `s,^${basename(built)},digis-${version},`;
  // `h` keeps links between libraries; `data` is a trial start's.
  const options = ['--transform', `flags=rh;${name}`, '--exclude', `${basename(built)}/data`];
  execFileSync('tar', ['czf', file, '-C', dirname(built), ...options, basename(built)]);
  return file;
}

if (import.meta.main) {
  const dist = join(import.meta.dirname, '../../../dist');
  const file = packServer(join(dist, 'server'), dist);
  console.log(`${file}: ${Math.round(statSync(file).size / 1e6)} MB`);
}
