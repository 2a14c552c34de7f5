/** Last step of `pnpm build`: precompresses every text file in Brotli and gzip. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = 'apps/backoffice/dist';

/** The largest window, since build time does not matter. */
const toBrotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 24 },
  });

for (const file of globSync('**/*.{js,css,html,svg}', { cwd: dist })) {
  const path = join(dist, file);
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, toBrotli(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
