/**
 * `verify [COPY] [--whole] [--unsigned
 * --passphrase-file FILE] [--files]`: journal, seals and images.
 */
import { backupKeyOf } from '../backup/backup-key.ts';
import { copyArguments } from '../backup/copy-arguments.ts';
import { systemClock } from '../base/clock.ts';
import type { Config } from '../config/config.ts';
import { readManifestOf } from '../backup/read-copy.ts';
import { openFileStore } from '../files/file-store.ts';
import { headsChanged, sealsChanged } from '../modules/verify/verify-journal.ts';
import { type Verified, verifyBooks } from '../modules/verify/verify-books.ts';
import { selectHeads } from '../modules/books/journal/seal-entry.ts';
import { firstChangedFile } from '../modules/records/uploads/verify-files.ts';
import { connect, type Database } from '../db/open-database.ts';
import { noLimits } from '../db/fast/pool.ts';
import { keepVerdict, readVerdict, type Verdict } from '../running/last-verify.ts';
import { runCommand } from './run-command.ts';
import { StartError } from '../base/errors.ts';

await runCommand(async ({ config, database: { url } }) => {
  const { db, close } = connect(url, noLimits);
  const before = await readVerdict(config.dataDir);
  const verdict = (said: Partial<Verdict> & Pick<Verdict, 'agrees'>) =>
    keepVerdict(config.dataDir, { ...before, at: systemClock.now().toISOString(), ...said });
  try {
    const { verified, said } = await verify(db, config, before);
    const { number, seal, wholeAt } = verified.checkpoint;
    await verdict({ agrees: true, whole_at: wholeAt.toISOString(), checkpoint: { number, seal } });
    return said;
  } catch (error) {
    if (error instanceof StartError) await verdict({ agrees: false });
    throw error;
  } finally {
    await close();
  }
});

/** Copies, restores and new servers need a full run. */
function whyWhole(isAsked: boolean, file: string | null, before: Verdict | null): string | null {
  if (isAsked) return 'they were asked for';
  if (file !== null) return 'a copy was named';
  return before?.checkpoint === undefined ? 'this server remembers no checkpoint' : null;
}

async function verify(
  db: Database,
  config: Config,
  before: Verdict | null,
): Promise<{ verified: Verified; said: string }> {
  const { file, key, isUnsigned, withFiles, isWhole } = await copyArguments(config);
  const verified = await verifyBooks(db, {
    clock: systemClock,
    key: backupKeyOf(config),
    whole: whyWhole(isWhole, file, before),
    remembered: before?.checkpoint ?? null,
  });
  if (file !== null) {
    const { heads = [], seals } = await readManifestOf(file, key, isUnsigned);
    const changed =
      (await headsChanged(db, heads)) ?? (seals ? await sealsChanged(db, seals) : null);
    if (changed !== null) throw new StartError(changed);
  }
  const fault = withFiles ? await firstChangedFile(db, await openFileStore(config)) : null;
  if (fault !== null) throw new StartError(fault);
  const heads = await selectHeads(db);
  const sealed = heads.map(
    ({ branch, number, seal }) => `${branch}: entry ${number}, seal ${seal}`,
  );
  const [first = '', ...rest] = verified.said;
  const images = withFiles ? ['The images are those that were uploaded.'] : [];
  return { verified, said: [first, ...images, ...rest, ...sealed].join('\n') };
}
