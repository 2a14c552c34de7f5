/** Which generated files no longer say what openapi.yaml says. */
import { readFile } from 'node:fs/promises';
import { generatedFiles, generatedFolder } from './generated-files.ts';

export async function staleFiles(): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, content] of await generatedFiles()) {
    const found = await readFile(new URL(name, generatedFolder), 'utf8').catch(() => '');
    if (found !== content) stale.push(name);
  }
  return stale;
}
