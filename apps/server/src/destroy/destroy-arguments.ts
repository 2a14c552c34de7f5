import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupKeyOf } from '../backup/backup-key.ts';
import type { Config } from '../config/config.ts';
import { StartError } from '../base/errors.ts';

interface DestroyArguments {
  name: string | null;
  copy: string | null;
  withoutCopy: boolean;
  key: Buffer;
  /** The operator vouches for the copy. */
  isUnsigned: boolean;
}

const options = {
  name: { type: 'string' },
  copy: { type: 'string' },
  'without-copy': { type: 'boolean' },
  unsigned: { type: 'boolean' },
} as const;

function parseArguments() {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : 'Bad arguments.');
  }
}

export function destroyArguments(config: Config): DestroyArguments {
  const { name = null, copy, unsigned, 'without-copy': withoutCopy = false } = parseArguments();
  return {
    name,
    copy: copy === undefined ? null : resolve(process.env['INIT_CWD'] ?? '.', copy),
    withoutCopy,
    key: backupKeyOf(config),
    isUnsigned: unsigned === true,
  };
}
