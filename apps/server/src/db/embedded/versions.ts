/** Another major version cannot read a cluster's files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../base/errors.ts';

export const majorOf = (version: string): string => version.split('.')[0] ?? '';

function majorOfFiles(files: string): string | null {
  const file = join(files, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

export function requireSameMajor(files: string, { major }: { readonly major: string }): void {
  const found = majorOfFiles(files);
  if (found === null || found === major) return;
  throw new StartError(
    `The database files are of PostgreSQL ${found}, and this Digis brings ${major}: back up with the Digis from before, and restore into a new DATA_DIR with this one.`,
  );
}
