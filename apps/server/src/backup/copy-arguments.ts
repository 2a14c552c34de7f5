/** Parses the arguments of a command that takes a copy: its file, and whether an unsigned copy is accepted. */
import { resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { backupKeyOf } from './backup-key.ts';

export interface CopyArguments {
  /** null without a named file. */
  file: string | null;
  key: Buffer;
  /** `--unsigned`: the operator vouches for the copy. */
  isUnsigned: boolean;
  /** `--files`: the images are compared as well. */
  withFiles: boolean;
}

export function copyArguments(config: Config): CopyArguments {
  const words = process.argv.slice(2);
  const name = words.find((word) => word !== '--unsigned' && word !== '--files');
  return {
    file: name === undefined ? null : resolve(process.env['INIT_CWD'] ?? '.', name),
    key: backupKeyOf(config),
    isUnsigned: words.includes('--unsigned'),
    withFiles: words.includes('--files'),
  };
}
