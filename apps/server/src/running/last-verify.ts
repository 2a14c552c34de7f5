import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Verdict {
  at: string;
  agrees: boolean;
  whole_at?: string;
  /** Remembered here to notice if it is deleted from the database. */
  checkpoint?: { number: number; seal: string };
}

const fileIn = (dataDir: string): string => join(dataDir, 'verified.json');

export const keepVerdict = (dataDir: string, verdict: Verdict): Promise<void> =>
  writeFile(fileIn(dataDir), `${JSON.stringify(verdict)}\n`);

export async function readVerdict(dataDir: string): Promise<Verdict | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

export const forgetVerdict = (dataDir: string): Promise<void> =>
  rm(fileIn(dataDir), { force: true });
