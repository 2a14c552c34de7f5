/** Which PostgreSQL the files of a cluster are of: another major version cannot read them. */
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../base/start-error.ts';

export const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** null: there are no files yet. */
export function majorOfFiles(files: string): string | null {
  const file = join(files, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** Where an upgrade makes the new files, until they are whole and verified. */
export const upgradedFiles = (files: string): string => `${files}-upgraded`;
/** Where it leaves the old ones. */
export const keptFiles = (files: string, major: string): string => `${files}-${major}`;

/** The last step of an upgrade; one that ended between its two renames is finished by the next start. */
export function takeUpgraded(files: string): void {
  if (!existsSync(files) && existsSync(upgradedFiles(files))) {
    renameSync(upgradedFiles(files), files);
  }
}

export function requireSameMajor(files: string, { major }: { readonly major: string }): void {
  const found = majorOfFiles(files);
  if (found === null || found === major) return;
  throw new StartError(
    `The database files are of PostgreSQL ${found}, and this Digis brings ${major}: run upgrade-database.`,
  );
}
