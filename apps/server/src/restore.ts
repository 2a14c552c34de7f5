/** `pnpm --filter server restore FILE`: a copy brought back into an empty database. */
import { resolve } from 'node:path';
import { copyIn } from './backup/copy-in.ts';
import { imagesFolder } from './files/file-store.ts';
import { runOnEmptyDatabase } from './run-command.ts';
import { StartError } from './start-error.ts';

await runOnEmptyDatabase(async ({ config, database }) => {
  const [, , name] = process.argv;
  if (name === undefined) throw new StartError('Say which copy: restore digis.tar.gz');
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const copy = { url: database.url, file, images: imagesFolder(config) };
  const { takenAt, tables } = await copyIn(copy);
  return `Restored ${tables.length} tables as they were at ${takenAt}.`;
});
