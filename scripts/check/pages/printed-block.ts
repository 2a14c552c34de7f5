/** A block of a page that a script prints: between `<!-- NAME: node SCRIPT -->` and `<!-- /NAME -->`. */
import { readFileSync, writeFileSync } from 'node:fs';

interface Block {
  readonly page: string;
  readonly name: string;
  readonly script: string;
  readonly print: () => string;
}

export function printedBlock({ page, name, script, print }: Block) {
  const block = new RegExp(`(<!-- ${name}: [^\\n]*-->\\n)[^]*?(<!-- /${name} -->)`, 'u');
  const pageOf = (text: string) => text.replace(block, (_all, start, end) => start + print() + end);
  return {
    /** Yields a sentence if the page is outdated. */
    *faults(): Generator<string> {
      const text = readFileSync(page, 'utf8');
      if (!block.test(text)) yield `${page}: no place for the block ${name}`;
      else if (pageOf(text) !== text) yield `${page}: node ${script} writes it`;
    },
    write: () => writeFileSync(page, pageOf(readFileSync(page, 'utf8'))),
  };
}

export const tableLine = (words: readonly string[]) => `| ${words.join(' | ')} |`;
