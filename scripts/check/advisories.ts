/**
 * Fails on packages with known advisories, without network; `--ask` also asks the registry about
 * all runtime packages.
 */
import { spawnSync } from 'node:child_process';
import { type Locked, readLockedPackages } from '../release/locked-packages.ts';
import known from './advisories.json' with { type: 'json' };

export interface Advisory {
  readonly id: string;
  readonly package: string;
  readonly fixedIn: string;
  /** The reason why an affected version does not concern us. */
  readonly accepted?: string;
}

const numbersOf = (version: string): number[] =>
  version.split(/[-+]/u, 1).join('').split('.').map(Number);

function isOlder(version: string, fixed: string): boolean {
  const [mine, theirs] = [numbersOf(version), numbersOf(fixed)];
  const at = theirs.findIndex((number, place) => number !== mine[place]);
  // A prerelease such as 2.0.0-beta may lack the release's fix.
  return at === -1 ? version.includes('-') : (mine[at] ?? 0) < (theirs[at] ?? 0);
}

export const findAdvisories = (
  packages: readonly Locked[],
  advisories: readonly Advisory[],
): string[] =>
  advisories
    .filter(({ accepted }) => accepted === undefined)
    .flatMap(({ id, package: name, fixedIn }) =>
      packages
        .filter((locked) => locked.name === name && isOlder(locked.version, fixedIn))
        .map(({ version }) => `${name} ${version}: ${id}, mended in ${fixedIn}`),
    );

export function auditOf(said: string): string[] | null {
  try {
    const { advisories } = JSON.parse(said);
    if (typeof advisories !== 'object' || advisories === null) return null;
    return Object.values<{ module_name?: string; title?: string }>(advisories).map(
      ({ module_name, title }) => `${module_name}: ${title}`,
    );
  } catch {
    return null;
  }
}

function askRegistry(): void {
  const { stdout } = spawnSync('pnpm', ['audit', '--prod', '--json'], { encoding: 'utf8' });
  const named = auditOf(stdout);
  if (named === null) {
    console.log('The registry did not answer the audit: of other packages nothing is known.');
    return;
  }
  for (const line of named) console.error(line);
  console.log(`The registry names ${named.length} advisories of runtime packages`);
  if (named.length > 0) process.exitCode = 1;
}

if (import.meta.main) {
  const found = findAdvisories(readLockedPackages(), known.advisories);
  for (const line of found) console.error(line);
  console.log(`${known.advisories.length} advisories as of ${known.asOf}, ${found.length} found`);
  if (found.length > 0) process.exitCode = 1;
  if (process.argv.includes('--ask')) askRegistry();
}
