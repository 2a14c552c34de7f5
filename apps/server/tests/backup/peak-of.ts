import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The peak memory of a command, in kB. */
export async function peakOf(
  command: 'backup' | 'restore' | 'verify',
  settings: Record<string, string>,
  ...words: string[]
): Promise<number> {
  const script = join(import.meta.dirname, `../../src/commands/${command}.ts`);
  const watch = join(import.meta.dirname, 'peak-memory.mjs');
  const env = { PATH: process.env['PATH'], ...settings };
  const { stderr } = await run(process.execPath, ['--import', watch, script, ...words], { env });
  return Number(/^peak (\d+) kB$/m.exec(stderr)?.[1]);
}
