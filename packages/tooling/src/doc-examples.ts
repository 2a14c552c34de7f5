/** Reads the `@example call //=> result` lines of a package's sources and the code of its README, so that its tests can run the documentation. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DocExample {
  readonly file: string;
  readonly call: string;
  readonly result: string;
}

/** Every example under a source folder, in the order of its files. */
export function docExamples(sourceFolder: string): DocExample[] {
  return globSync('**/*.ts', { cwd: sourceFolder, exclude: ['**/*.test.ts'] })
    .sort()
    .flatMap((file) =>
      [
        ...readFileSync(join(sourceFolder, file), 'utf8').matchAll(
          /@example (.+?) \/\/=> (.+)$/gmu,
        ),
      ].map(([, call = '', result = '']) => ({ file, call, result })),
    );
}

/** Evaluates an example's text with a package's exports in reach. */
export function evaluate(text: string, exports: object): unknown {
  return new Function(...Object.keys(exports), `return (${text});`)(...Object.values(exports));
}

/** The blocks of code of a Markdown text, in their order. */
export const codeBlocks = (markdown: string): string[] =>
  [...markdown.matchAll(/^```\w*\n(.*?)^```$/gmsu)].map(([, code = '']) => code);

/** A file without the comment that says what it holds, as documentation shows it. */
export const firstCommentLess = (source: string): string =>
  source.replace(/^\/\*\*.*?\*\/\n/su, '');
