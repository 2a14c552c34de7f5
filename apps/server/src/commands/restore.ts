/**
 * `restore FILE [--unsigned
 * --passphrase-file FILE]`: into an empty database.
 */
import { copyArguments } from '../backup/copy-arguments.ts';
import { copyIn } from '../backup/copy-in.ts';
import { grantApp } from '../db/grant-app.ts';
import { named } from '../db/checks/start-checks.ts';
import { imagesFolder } from '../files/file-store.ts';
import { forgetVerdict } from '../running/last-verify.ts';
import { runAsOwner } from './run-command.ts';
import { StartError } from '../base/errors.ts';

await runAsOwner(async ({ config, database: { url } }) => {
  const { file, ...trusted } = await copyArguments(config);
  if (file === null) throw new StartError('Say which copy: restore digis.tar.gz.age');
  const images = imagesFolder(config);
  const { databaseUrl, databaseOwnerUrl } = config;
  const name = databaseOwnerUrl === null ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
  const { takenAt, tables } = await named(name, () => copyIn({ url, file, images, ...trusted }));
  await forgetVerdict(config.dataDir);
  if (databaseUrl !== null && databaseOwnerUrl !== null) {
    await grantApp(databaseOwnerUrl, decodeURIComponent(new URL(databaseUrl).username));
  }
  return `Restored ${tables.length} tables as they were at ${takenAt}.`;
});
