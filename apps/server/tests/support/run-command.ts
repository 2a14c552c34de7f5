import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { mainFile } from './server-process.ts';

const sources = join(import.meta.dirname, '../../src/commands');

export interface Said {
  code: unknown;
  said: string;
}

export const runProgram = (
  file: string,
  words: readonly string[],
  settings: NodeJS.ProcessEnv,
  cwd?: string,
): Promise<Said> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], ...settings };
    execFile(process.execPath, [file, ...words], { env, cwd }, (error, out, faults) =>
      resolve({ code: error?.code ?? 0, said: (out + faults).trim() }),
    );
  });

/** @param command by its file's name, such as `backup`, or `main` for the server */
export const runCommand = (
  command: string,
  words: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<Said> =>
  runProgram(command === 'main' ? mainFile : join(sources, `${command}.ts`), words, settings);
