/** The key that encrypts copies: BACKUP_KEY, else the secret key. */
import type { Config } from '../config/config.ts';
import { readSecretKey } from '../secrets/secret-key.ts';

export const backupKeyOf = (config: Config): Buffer => config.backupKey ?? readSecretKey(config);
