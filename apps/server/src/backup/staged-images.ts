/** Stages the images of a copy beside their folder until all of it is verified; a failed restore removes them. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { CopyEntry } from './read-copy.ts';
import { isImagePath } from '../files/image-path.ts';
import { writeDurably } from '../files/write-durably.ts';
import { StartError } from '../base/errors.ts';

/** Ten times what an image has that this server took in. */
const mostBytes = 64 * 1024 * 1024;

export class StagedImages {
  readonly #folder: string;
  readonly #staging: string;
  readonly #waiting: string[] = [];
  readonly #moved: string[] = [];

  private constructor(folder: string) {
    this.#folder = folder;
    this.#staging = join(dirname(folder), `.restore-${randomBytes(6).toString('hex')}`);
  }

  static beside(folder: string): StagedImages {
    return new StagedImages(folder);
  }

  /** @throws StartError for a name or a size that no image of ours has */
  static read(name: string, entry: CopyEntry): Promise<Buffer> {
    if (isImagePath(name) && entry.size <= mostBytes) return buffer(entry.chunks);
    throw new StartError(`The copy has ${JSON.stringify(name)}, which is no image of Digis.`);
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    await writeDurably(this.#staging, name, bytes);
    this.#waiting.push(name);
  }

  async move(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    for (const name of this.#waiting) {
      const target = join(this.#folder, name);
      if (!existsSync(target)) this.#moved.push(target);
      await rename(join(this.#staging, name), target);
    }
    const directory = await open(this.#folder, 'r');
    await directory.sync();
    await directory.close();
  }

  /** Those that were there before stay. */
  async takeBack(): Promise<void> {
    for (const file of this.#moved) await rm(file, { force: true });
  }

  clear(): Promise<void> {
    return rm(this.#staging, { recursive: true, force: true });
  }
}
