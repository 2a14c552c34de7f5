import { execFile, type ExecFileOptions } from 'node:child_process';

const MOST = 256 * 1024 * 1024;

/** @throws with the program's output if it fails */
export const run = (
  program: string,
  args: readonly string[],
  options: ExecFileOptions & { readonly input?: string } = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const { input, ...others } = options;
    const settings = { encoding: 'utf8', maxBuffer: MOST, ...others } as const;
    const child = execFile(program, args, settings, (error, out, faults) => {
      if (error === null) resolve(String(out));
      else
        reject(new Error(`${program}: ${(String(faults) || String(out)).trim() || error.message}`));
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input ?? '');
  });
