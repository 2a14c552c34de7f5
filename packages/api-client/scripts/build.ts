import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
rmSync(join(root, 'dist'), { recursive: true, force: true });
execFileSync('pnpm', ['-w', 'exec', 'tsc', '-p', 'packages/api-client/tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
});
// The compiler keeps `.ts` in the import paths of declarations.
for (const file of globSync('dist/**/*.d.ts', { cwd: root })) {
  const path = join(root, file);
  const types = readFileSync(path, 'utf8');
  writeFileSync(path, types.replaceAll(/(["']\.{1,2}\/[^"']+)\.tsx?(?=["'])/gu, '$1.js'));
}
