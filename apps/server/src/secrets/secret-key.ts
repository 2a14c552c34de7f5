import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../base/make-folder.ts';
import { StartError } from '../base/errors.ts';

const keyBytes = 32;

interface KeySettings {
  secretKey: Buffer | null;
  dataDir: string;
}

/** If several servers share a database, they must share `DIGIS_SECRET_KEY`. */
export function readSecretKey({ secretKey, dataDir }: KeySettings): Buffer {
  if (secretKey !== null) return secretKey;
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file)) makeKey(dataDir, file);
  return requireKey(readFileSync(file, 'utf8'), file);
}

function makeKey(dataDir: string, file: string): void {
  makeFolder(dataDir);
  try {
    writeFileSync(file, randomBytes(keyBytes).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
}

/** @throws StartError that names the source, never the key */
export function requireKey(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === keyBytes) return key;
  throw new StartError(
    `${source} must hold 32 bytes in base 64, as "openssl rand -base64 32" prints.`,
  );
}
