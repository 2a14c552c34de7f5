/** The folder of a cluster, which a pointer file in the data folder names. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../base/make-folder.ts';
import { StartError } from '../../base/errors.ts';
import { systemHome } from './binaries.ts';
import { requireOwnHome } from './data-folder.ts';
import { giveTo, type Account } from './run-as.ts';

export interface ClusterHome {
  files: string;
  sockets: string;
  log: string;
  password: string;
}

interface Pointer {
  id: string;
  home: string;
  password: string;
}

/** A UNIX socket path has at most 107 bytes. */
const longestSocketFolder = 107 - '/.s.PGSQL.5432'.length;

function isPointer(value: unknown): value is Pointer {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'home', 'password'].every((key) => typeof Object(value)[key] === 'string')
  );
}

function readPointer(file: string): Pointer {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (isPointer(content)) return content;
  throw new StartError(
    `${file} does not say where the database is; restore it or set DATABASE_URL.`,
  );
}

/** PostgreSQL's account may not enter root's data folder. Random names avoid old clusters. */
function createPointer(
  dataDir: string,
  account: Account | null,
  home: string | undefined,
): Pointer {
  const id = randomBytes(6).toString('hex');
  const ownHome = account === null ? join(dataDir, 'postgres') : join(systemHome, id);
  return { id, home: home ?? ownHome, password: randomBytes(24).toString('base64url') };
}

function movedAlong(dataDir: string, pointer: Pointer): Pointer {
  const within = join(dataDir, 'postgres');
  const isGone = !existsSync(pointer.home) && existsSync(join(within, 'cluster'));
  return isGone ? { ...pointer, home: within } : pointer;
}

export function openClusterHome(
  dataDir: string,
  account: Account | null,
  home?: string,
): ClusterHome {
  const file = join(dataDir, 'postgres.json');
  makeFolder(dataDir);
  if (!existsSync(file)) {
    const pointer = createPointer(dataDir, account, home);
    try {
      writeFileSync(file, JSON.stringify(pointer), { mode: 0o600, flag: 'wx' });
    } catch {
      // Another server has just written it.
    }
  }
  const pointer = movedAlong(dataDir, readPointer(file));
  const isShort = Buffer.byteLength(join(pointer.home, 'run')) <= longestSocketFolder;
  const sockets = isShort ? join(pointer.home, 'run') : join(tmpdir(), `digis-${pointer.id}`);
  // Several clusters share the parent folder, so others may enter it.
  makeFolder(dirname(pointer.home));
  for (const folder of [pointer.home, sockets]) {
    makeFolder(folder, 0o700);
    giveTo(account, folder);
  }
  requireOwnHome({ dataDir, file, home: pointer.home });
  return {
    files: join(pointer.home, 'cluster'),
    sockets,
    log: join(pointer.home, 'postgres.log'),
    password: pointer.password,
  };
}
