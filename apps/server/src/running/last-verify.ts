/** The result of the last `verify`, stored beside the database for the server's metrics, because the command is another process. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Verdict {
  /** An ISO time. */
  at: string;
  agrees: boolean;
  /** An ISO time: the last run that read all rows and agreed. */
  whole_at?: string;
  /** The checkpoint that was kept last, so that it is missed when it is deleted. */
  checkpoint?: { number: number; seal: string };
}

const fileIn = (dataDir: string): string => join(dataDir, 'verified.json');

export const keepVerdict = (dataDir: string, verdict: Verdict): Promise<void> =>
  writeFile(fileIn(dataDir), `${JSON.stringify(verdict)}\n`);

/** null before the first `verify`. */
export async function readVerdict(dataDir: string): Promise<Verdict | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** A restored database was never verified here. */
export const forgetVerdict = (dataDir: string): Promise<void> =>
  rm(fileIn(dataDir), { force: true });
