import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
});
export const trackedFiles: readonly string[] = listed
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

export const readTracked = (path: RegExp): ReadonlyMap<string, string> =>
  new Map(
    trackedFiles
      .filter((file) => path.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
