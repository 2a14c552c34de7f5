/** Makes a folder with its parents, from the first that is missing: Node's own way never ends where none can be made, as in /proc. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process made it in this very moment.
    if (Object(error).code !== 'EEXIST') throw error;
  }
}
