/** Puts new files into the tree, and never over old ones. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns their paths. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): string[] {
  if (existsSync(folder)) throw new Error(`${folder} already exists: choose another name.`);
  mkdirSync(folder, { recursive: true });
  return Object.entries(files).map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  });
}
