/** The committed pictures: a hash of each as it was taken, and a small copy for when the hash has changed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { difference, hashOf, type Pixels, readPicture, shrink, toPng } from './picture.ts';

const folder = 'packages/ui/visual';
const list = join(folder, 'baselines.json');

interface BaselineList {
  /** Pictures are comparable within one build of one browser only. */
  readonly chromium: string;
  readonly hashes: Readonly<Record<string, string>>;
}

const smallCopy = (name: string) => join(folder, `${name}.png`);

export function readBaselines(): BaselineList {
  return existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : { chromium: 'none', hashes: {} };
}

/** What is different from the committed picture, as a sentence, or null. */
export async function differenceFrom(
  { hashes }: BaselineList,
  name: string,
  screenshot: Buffer,
): Promise<string | null> {
  if (hashes[name] === hashOf(screenshot)) return null;
  if (!existsSync(smallCopy(name))) return 'has no baseline';
  return difference(await readPicture(smallCopy(name)), await shrink(screenshot));
}

export interface Taken {
  readonly hash: string;
  readonly small: Pixels;
}

/** Replaces every baseline by what was just taken, but for those that are kept. */
export async function writeBaselines(
  chromium: string,
  taken: ReadonlyMap<string, Taken>,
  kept: Readonly<Record<string, string>>,
) {
  if (Object.keys(kept).length === 0) rmSync(folder, { recursive: true, force: true });
  const hashes: Record<string, string> = { ...kept };
  for (const [name, { hash, small }] of [...taken].sort(([a], [b]) => a.localeCompare(b))) {
    hashes[name] = hash;
    mkdirSync(dirname(smallCopy(name)), { recursive: true });
    writeFileSync(smallCopy(name), await toPng(small));
  }
  writeFileSync(list, `${JSON.stringify({ chromium, hashes }, null, 2)}\n`);
}
