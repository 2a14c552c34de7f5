/** Reads the text of a setting: from its variable, or from the file named by its variable with the suffix `_FILE`. */
import { readFileSync } from 'node:fs';
import { StartError } from '../base/errors.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Compose and systemd hand over secrets as files, which neither a process list nor a container's description shows. */
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

/** An empty variable counts as absent, as shells and compose files write them. An empty file is a fault. */
export function readText(env: Environment, name: string): string | null {
  const value = env[name]?.trim() ?? '';
  const file = env[`${name}_FILE`]?.trim() ?? '';
  if (file === '') return value === '' ? null : value;
  if (value !== '') throw new StartError(`${name} and ${name}_FILE are both set; leave one out.`);
  return readTextFile(file, `${name}_FILE`);
}
