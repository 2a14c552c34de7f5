/** `pnpm --filter server verify [COPY] [--unsigned | --passphrase-file FILE] [--files]`: verifies the journal, also against the seals of an older copy, and the bytes of all images. */
import { copyArguments } from './backup/copy-arguments.ts';
import { systemClock } from './base/clock.ts';
import type { Config } from './config/config.ts';
import { readManifestOf } from './backup/read-copy.ts';
import { openFileStore } from './files/file-store.ts';
import { firstDifference, headsChanged } from './modules/journal/verify/verify-journal.ts';
import { selectHeads } from './modules/journal/seal-entry.ts';
import { firstChangedFile } from './modules/uploads/verify-files.ts';
import { connect, type Database } from './db/open-database.ts';
import { noLimits } from './db/pool.ts';
import { keepVerdict } from './running/last-verify.ts';
import { runCommand } from './run-command.ts';
import { StartError } from './base/errors.ts';

await runCommand(async ({ config, database: { url } }) => {
  const { db, close } = connect(url, noLimits);
  const verdict = (agrees: boolean) =>
    keepVerdict(config.dataDir, { at: systemClock.now().toISOString(), agrees });
  try {
    const said = await verify(db, config);
    await verdict(true);
    return said;
  } catch (error) {
    if (error instanceof StartError) await verdict(false);
    throw error;
  } finally {
    await close();
  }
});

async function verify(db: Database, config: Config): Promise<string> {
  const difference = await firstDifference(db);
  if (difference !== null) throw new StartError(difference);
  const { file, key, isUnsigned, withFiles } = await copyArguments(config);
  if (file !== null) {
    const { heads = [] } = await readManifestOf(file, key, isUnsigned);
    const changed = await headsChanged(db, heads);
    if (changed !== null) throw new StartError(changed);
  }
  const fault = withFiles ? await firstChangedFile(db, await openFileStore(config)) : null;
  if (fault !== null) throw new StartError(fault);
  const heads = await selectHeads(db);
  const said = heads.map(({ branch, number, seal }) => `${branch}: entry ${number}, seal ${seal}`);
  const images = withFiles ? ['The images are those that were uploaded.'] : [];
  return ['The books agree.', ...images, ...said].join('\n');
}
