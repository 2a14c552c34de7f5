/** `upgrade-database --from FOLDER`: after an update whose PostgreSQL is newer, with the folder of the Digis from before. */
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { backupKeyOf } from './backup/backup-key.ts';
import { findBinaries, nativeIn } from './db/embedded/binaries.ts';
import { runOffline } from './run-command.ts';
import { StartError } from './base/start-error.ts';
import { upgradeCluster } from './upgrade/upgrade-cluster.ts';

await runOffline(async (config) => {
  const { from: folder } = parseArgs({ options: { from: { type: 'string' } } }).values;
  if (config.databaseUrl !== null) {
    throw new StartError(
      'DATABASE_URL names a PostgreSQL of your own: upgrade it by its own means.',
    );
  }
  if (folder === undefined) {
    throw new StartError('Say where the Digis from before lies: upgrade-database --from FOLDER');
  }
  const { dataDir } = config;
  const { from, to, kept, copy } = await upgradeCluster({
    dataDir,
    key: backupKeyOf(config),
    programsOf: (account, major) =>
      findBinaries(account, nativeIn(resolve(process.env['INIT_CWD'] ?? '.', folder), major)),
  });
  return `The database was brought from PostgreSQL ${from} to ${to}, and the books agree. Once you are content, remove ${kept} and ${copy}.`;
});
