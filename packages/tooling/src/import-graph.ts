import { parseSync } from 'oxc-parser';
import { targetOf } from './target-of.ts';

export interface OwnImport {
  /** The specifier as written: `../a.ts`, `#a.ts`. */
  readonly specifier: string;
  /** Relative to the root. */
  readonly to: string;
  /** `types` leaves nothing in the built code; `late` is an `import()`. */
  readonly kind: 'code' | 'types' | 'late';
}

interface Named {
  readonly isType: boolean;
}

/** An import without names is code, imported for its side effects. */
const kindOf = (entries: readonly Named[]): OwnImport['kind'] =>
  entries.length > 0 && entries.every(({ isType }) => isType) ? 'types' : 'code';

/** @param file its path from the root */
export function importsOf(file: string, text: string): readonly OwnImport[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      kind: kindOf(entries),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.slice(0, 1).map(({ moduleRequest }) => ({
        specifier: moduleRequest?.value ?? '',
        kind: kindOf(entries),
      })),
    ),
    ...dynamicImports.map(({ moduleRequest }) => ({
      specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      kind: 'late' as const,
    })),
  ];
  return found
    .map(({ specifier, kind }) => ({ specifier: specifier.replace(/\?.*$/u, ''), kind }))
    .filter(({ specifier }) => /^[.#]/u.test(specifier))
    .map(({ specifier, kind }) => ({ specifier, kind, to: targetOf(file, specifier) }));
}

export type Imports = ReadonlyMap<string, readonly OwnImport[]>;

export const importsIn = (texts: ReadonlyMap<string, string>): Imports =>
  new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]));
