import { createHash, type Hash } from 'node:crypto';
import type { Manifest } from './manifest.ts';

const empty = createHash('sha256').digest('hex');

/** `tables/events/000001` belongs to `tables/events`; older copies have no parts. */
export const partOf = (entry: string): string => entry.split('/').slice(0, 2).join('/');

export class CopySums {
  readonly #done = new Map<string, string>();
  #current: { part: string; hash: Hash } | undefined;

  /** Entries are consecutive; a repeated part never matches. */
  add(part: string, chunk: Uint8Array): void {
    if (this.#current?.part !== part) {
      this.#finish();
      this.#current = { part, hash: createHash('sha256') };
    }
    this.#current.hash.update(chunk);
  }

  #finish(): void {
    if (this.#current === undefined) return;
    const { part, hash } = this.#current;
    this.#done.set(part, this.#done.has(part) ? 'twice' : hash.digest('hex'));
    this.#current = undefined;
  }

  of(part: string): string {
    this.#finish();
    return this.#done.get(part) ?? empty;
  }

  firstDifference({ tables, images }: Manifest): string | null {
    const named = new Map(tables.map(({ name, sha256 }) => [`tables/${name}`, sha256]));
    for (const { name, sha256 } of images ?? []) named.set(`images/${name}`, sha256);
    for (const [part, sha256] of named) if (this.of(part) !== sha256) return part;
    const isKnown = (part: string) =>
      named.has(part) || (images === undefined && part.startsWith('images/'));
    return [...this.#done.keys()].find((part) => !isKnown(part)) ?? null;
  }
}
