import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../base/errors.ts';
import type { Config } from '../config/config.ts';
import { writeDurably } from './write-durably.ts';

type Asked = Pick<Config, 'dataDir' | 'databaseUrl' | 'filesBucket' | 'secretKey'>;

/** Not needed if database, images and key are elsewhere: the disk may be read-only. */
const isNeeded = ({ databaseUrl, filesBucket, secretKey }: Asked): boolean =>
  databaseUrl === null || filesBucket === null || secretKey === null;

const reasons: Readonly<Record<string, string>> = {
  EROFS: 'its disk is read-only',
  EACCES: 'this account has no right to',
  EPERM: 'this account has no right to',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
};

export async function requireFolder(config: Asked): Promise<void> {
  if (!isNeeded(config)) return;
  const { dataDir } = config;
  const name = `trial-${randomBytes(4).toString('hex')}`;
  try {
    await writeDurably(dataDir, name, randomBytes(8192));
    await rm(join(dataDir, name));
  } catch (cause) {
    await rm(join(dataDir, `.${name}.part`), { force: true }).catch(() => undefined);
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const reason = reasons[code] ?? `it fails with ${code}`;
    throw new StartError(`DATA_DIR "${dataDir}" can't be written: ${reason}.`, { cause });
  }
}
