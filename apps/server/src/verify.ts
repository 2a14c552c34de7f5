/** `pnpm --filter server verify [COPY] [--unsigned]`: verifies the journal, also against the seals of an older copy. */
import { copyArguments } from './backup/copy-arguments.ts';
import type { Config } from './config/config.ts';
import { readManifestOf } from './backup/read-copy.ts';
import { firstDifference, headsChanged } from './modules/journal/verify-journal.ts';
import { selectHeads } from './modules/journal/seal-entry.ts';
import { connect, type Database } from './db/open-database.ts';
import { noLimits } from './db/pool.ts';
import { runCommand } from './run-command.ts';
import { StartError } from './base/start-error.ts';

await runCommand(async ({ config, database: { url } }) => {
  const { db, close } = connect(url, noLimits);
  try {
    return await verify(db, config);
  } finally {
    await close();
  }
});

async function verify(db: Database, config: Config): Promise<string> {
  const difference = await firstDifference(db);
  if (difference !== null) throw new StartError(difference);
  const { file, key } = copyArguments(config);
  if (file !== null) {
    const { heads = [] } = await readManifestOf(file, key);
    const changed = await headsChanged(db, heads);
    if (changed !== null) throw new StartError(changed);
  }
  const heads = await selectHeads(db);
  const said = heads.map(({ branch, number, seal }) => `${branch}: entry ${number}, seal ${seal}`);
  return ['The books agree.', ...said].join('\n');
}
