/** What the last `verify` said, kept beside the database for the metrics of the server: the command is a process of its own. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Verdict {
  /** An ISO time. */
  at: string;
  agrees: boolean;
}

const fileIn = (dataDir: string): string => join(dataDir, 'verified.json');

export const keepVerdict = (dataDir: string, verdict: Verdict): Promise<void> =>
  writeFile(fileIn(dataDir), `${JSON.stringify(verdict)}\n`);

/** null while nobody has verified. */
export async function readVerdict(dataDir: string): Promise<Verdict | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}
