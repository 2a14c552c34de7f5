/** The last step of `pnpm build`: every text file of the web in Brotli and gzip beside it, so that serving costs nothing. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { toBrotli } from './to-brotli.ts';

const dist = 'apps/backoffice/dist';

for (const file of globSync('**/*.{js,css,html,svg}', { cwd: dist })) {
  const path = join(dist, file);
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, toBrotli(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
