/** What copies are signed with: a key of their own, else the server's. */
import type { Config } from '../config/config.ts';
import { readSecretKey } from '../secrets/secret-key.ts';

export const backupKeyOf = (config: Config): Buffer => config.backupKey ?? readSecretKey(config);
