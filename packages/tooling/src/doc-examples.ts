/** Reads the `@example call //=> result` lines of a package's sources, so that its tests can run the documentation. */
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
