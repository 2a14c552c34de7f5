/** Runs a command of the server for one tenant: in a process that has this tenant's settings and no others. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { scriptOf } from '../base/places.ts';
import { StartError } from '../base/start-error.ts';
import type { Tenant } from './tenant-files.ts';

const execFileAsync = promisify(execFile);

/** What the command printed. @throws StartError with its sentence when it failed */
export async function runForTenant(
  { name, environment }: Tenant,
  command: 'destroy',
  words: readonly string[],
): Promise<string> {
  const { PATH, INIT_CWD = process.cwd() } = process.env;
  const env = { ...environment, PATH, INIT_CWD };
  try {
    const { stdout } = await execFileAsync(process.execPath, [scriptOf(command), ...words], {
      env,
    });
    return stdout.trim();
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    throw new StartError(`${name}: ${said === '' ? `${command} was broken off.` : said}`, {
      cause,
    });
  }
}
