import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../../bundle/build-server.ts';
import { packServer } from '../../bundle/pack-server.ts';
import { runProgram, type Said } from '../support/run-command.ts';
import { adminPassword } from '../support/server-process.ts';

export interface Unpacked {
  folder: string;
  program: string;
  tarball: string;
  remove(): void;
}

/** `web`: the folder of a built back office; null: a minimal page. */
export async function unpackServer(web: string | null = null): Promise<Unpacked> {
  const place = mkdtempSync(join(tmpdir(), 'digis-release-'));
  const built = join(place, 'built');
  const page = join(place, 'page');
  const unpacked = join(place, 'unpacked');
  for (const folder of [page, unpacked]) mkdirSync(folder);
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Digis</title>');
  await buildServer(built, web ?? page);
  const tarball = packServer(built, place);
  rmSync(built, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', unpacked]);
  const [name = ''] = readdirSync(unpacked);
  const folder = join(unpacked, name);
  return {
    folder,
    program: join(folder, 'main.js'),
    tarball,
    remove: () => {
      // A test may have removed the right to write.
      execFileSync('chmod', ['-R', 'u+w', place]);
      rmSync(place, { recursive: true, force: true });
    },
  };
}

export const runCommandOf = (
  { folder }: Unpacked,
  dataDir: string,
  [command, ...words]: readonly [string, ...string[]],
  settings: NodeJS.ProcessEnv = {},
): Promise<Said> =>
  runProgram(
    join(folder, `${command}.js`),
    words,
    { DATA_DIR: dataDir, DIGIS_ADMIN_PASSWORD: adminPassword, ...settings },
    dataDir,
  );
