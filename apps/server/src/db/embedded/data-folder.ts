/** A copied data folder would use the original's rows. */
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { StartError } from '../../base/errors.ts';

interface Owner {
  folder: string;
  /** Inode of the pointer file; a copy's differs. Devices may change at boot. */
  pointer: string;
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

interface Claim {
  dataDir: string;
  file: string;
  home: string;
}

/** `--adopt` accepts a data folder that was moved to another disk. */
export function requireOwnHome(
  { dataDir, file, home }: Claim,
  isAdopted = process.argv.includes('--adopt'),
): void {
  const place = join(home, 'data-folder.json');
  const known = readOwner(place);
  const ours: Owner = { folder: dataDir, pointer: String(statSync(file, { bigint: true }).ino) };
  const isSame = known?.folder === ours.folder && known.pointer === ours.pointer;
  if (isSame) return;
  // A move within the disk keeps the inode; a move back restores the path.
  const isOurs =
    home.startsWith(dataDir + sep) ||
    known === null ||
    known.folder === ours.folder ||
    known.pointer === ours.pointer;
  if (!isOurs && !isAdopted) {
    throw new StartError(
      `DATA_DIR "${dataDir}" leads to the database of "${known.folder}", and a copy of that folder would change the same rows. ` +
        'If the folder was moved here, start once with --adopt. To try a copy, restore one with a DATA_DIR of its own.',
    );
  }
  writeFileSync(`${place}.part`, `${JSON.stringify(ours)}\n`, { mode: 0o600 });
  renameSync(`${place}.part`, place);
}
