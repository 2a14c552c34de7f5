import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../base/errors.ts';
import type { Config } from '../config/config.ts';
import { backupKeyOf } from './backup-key.ts';
import type { CopyKey } from './encrypted-file.ts';
import { readPassphrase } from './passphrase.ts';

interface CopyArguments {
  file: string | null;
  key: CopyKey;
  /** The operator vouches for the copy. */
  isUnsigned: boolean;
  withFiles: boolean;
  /** Reads all rows, as for a copy taken home. */
  isWhole: boolean;
}

const options = {
  unsigned: { type: 'boolean' },
  files: { type: 'boolean' },
  whole: { type: 'boolean' },
  'passphrase-file': { type: 'string' },
} as const;

function parseWords() {
  try {
    return parseArgs({ options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : 'Bad arguments.');
  }
}

const placeOf = (name: string): string => resolve(process.env['INIT_CWD'] ?? '.', name);

export async function copyArguments(config: Config): Promise<CopyArguments> {
  const { values, positionals } = parseWords();
  const [name] = positionals;
  const secret = values['passphrase-file'];
  return {
    file: name === undefined ? null : placeOf(name),
    key: secret === undefined ? backupKeyOf(config) : await readPassphrase(placeOf(secret)),
    isUnsigned: values.unsigned === true,
    withFiles: values.files === true,
    isWhole: values.whole === true || secret !== undefined,
  };
}
