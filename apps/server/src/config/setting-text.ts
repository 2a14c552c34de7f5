import { readFileSync } from 'node:fs';
import { StartError } from '../base/errors.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Process lists do not show files of secrets. */
function readTextFile(file: string, name: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown fault';
    throw new StartError(`${name}: the file "${file}" can't be read (${code}).`, { cause });
  }
  if (text === '') throw new StartError(`${name}: the file "${file}" is empty.`);
  return text;
}

/** Compose files write absent values as empty; empty files are errors. */
export function readText(env: Environment, name: string): string | null {
  const value = env[name]?.trim() ?? '';
  const file = env[`${name}_FILE`]?.trim() ?? '';
  if (file === '') return value === '' ? null : value;
  if (value !== '') throw new StartError(`${name} and ${name}_FILE are both set; leave one out.`);
  return readTextFile(file, `${name}_FILE`);
}
