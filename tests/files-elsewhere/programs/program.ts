import type { ShownSheet } from '../cells/differences.ts';

export type Shown = ReadonlyMap<string, readonly ShownSheet[] | Error>;

export interface TableProgram {
  readonly name: string;
  version(): Promise<string>;
  /** @param into a folder of its own, where it may write */
  workbooks?(files: readonly string[], into: string): Promise<Shown>;
  csvs?(files: readonly string[], into: string): Promise<Shown>;
}

export async function each(
  files: readonly string[],
  open: (file: string, at: number) => Promise<readonly ShownSheet[]>,
): Promise<Shown> {
  const shown = new Map<string, readonly ShownSheet[] | Error>();
  for (const [at, file] of files.entries()) {
    try {
      shown.set(file, await open(file, at));
    } catch (error) {
      shown.set(file, error instanceof Error ? error : new Error(String(error)));
    }
  }
  return shown;
}
