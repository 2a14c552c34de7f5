/** `backup FILE`: copies database and images while the server runs. */
import { dirname, resolve } from 'node:path';
import { makeFolder } from '../base/make-folder.ts';
import { backupKeyOf } from '../backup/backup-key.ts';
import { copyName } from '../backup/encrypted-file.ts';
import { copyOut } from '../backup/copy-out.ts';
import { systemClock } from '../base/clock.ts';
import { imagesFolder } from '../files/file-store.ts';
import { runCommand } from './run-command.ts';
import { StartError } from '../base/errors.ts';

await runCommand(async ({ config, database }) => {
  const [, , name] = process.argv;
  if (name === undefined) throw new StartError('Say which file to write: backup digis.tar.gz.age');
  const file = resolve(process.env['INIT_CWD'] ?? '.', copyName(name));
  makeFolder(dirname(file));
  const { manifest, bytes } = await copyOut({
    url: database.url,
    file,
    images: imagesFolder(config),
    takenAt: systemClock.now(),
    key: backupKeyOf(config),
  });
  const { tables, missing = [] } = manifest;
  const lost =
    missing.length === 0 ? '' : ` ${missing.length} images are lost: ${missing.join(', ')}.`;
  const renamed =
    copyName(name) === name ? '' : ' It is encrypted with age, so its name ends in .age.';
  return `${file}: ${tables.length} tables, ${bytes} bytes.${renamed}${lost}`;
});
