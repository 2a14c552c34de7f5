/** Finds internal names in the published types of paths such as `@digis/ui/Card`. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const entries = ['index', 'app', 'catering', 'chart'];
const declared = /^export (?:declare )?(?:function|const|interface|type|class) (\w+)/gmu;
const namesIn = (text: string) => [...text.matchAll(declared)].map(([, name = '']) => name);
const isPublic = (file: string) => basename(file, '.d.ts') === basename(dirname(file));

export function* internalTypes(dist: string): Generator<string> {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const exported = new Set(
    [...entries, 'surroundings', 'former-exports'].flatMap(
      (entry) => read(`${entry}.d.ts`).match(/\w+/gu) ?? [],
    ),
  );
  for (const file of globSync('components/*/*.d.ts', { cwd: dist }).filter(isPublic)) {
    for (const name of namesIn(read(file))) {
      if (!exported.has(name)) yield `${file} has ${name}, which no entry exports`;
    }
  }
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    if (read(file).includes('@internal')) yield `${file} has a type that is the kit's own`;
  }
}
