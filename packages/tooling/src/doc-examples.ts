/** Reads a package's `@example call //=> result` lines and README code, for its tests. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DocExample {
  readonly file: string;
  readonly call: string;
  readonly result: string;
}

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

export function evaluate(text: string, exports: object): unknown {
  return new Function(...Object.keys(exports), `return (${text});`)(...Object.values(exports));
}

export const codeBlocks = (markdown: string): string[] =>
  [...markdown.matchAll(/^```\w*\n(.*?)^```$/gmsu)].map(([, code = '']) => code);

export const firstCommentLess = (source: string): string =>
  source.replace(/^\/\*\*.*?\*\/\n/su, '');
