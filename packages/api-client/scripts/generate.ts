/** Generates src/generated from openapi.yaml; --check fails if it is stale. */
import { mkdir, writeFile } from 'node:fs/promises';
import { generatedFiles, generatedFolder, staleFiles } from './generated-files.ts';

if (process.argv.includes('--check')) {
  const stale = await staleFiles();
  if (stale.length > 0) {
    console.error(`Stale against openapi.yaml: ${stale.join(', ')}; run "pnpm generate".`);
    process.exitCode = 1;
  }
} else {
  await mkdir(generatedFolder, { recursive: true });
  for (const [name, content] of await generatedFiles()) {
    await writeFile(new URL(name, generatedFolder), content);
  }
}
