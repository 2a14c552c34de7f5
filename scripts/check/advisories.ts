/**
 * Fails where the lockfile has a package with an advisory that we know of. `pnpm audit` knows more where there is
 * a network for it; this list is what holds without one, and its date says how old our knowledge is.
 */
import { type Locked, readLockedPackages } from '../release/locked-packages.ts';
import known from './advisories.json' with { type: 'json' };

export interface Advisory {
  readonly id: string;
  readonly package: string;
  readonly fixedIn: string;
  /** Why it does not concern us though the version is older. */
  readonly accepted?: string;
}

const numbersOf = (version: string): number[] =>
  version.split(/[-+]/u, 1).join('').split('.').map(Number);

function isOlder(version: string, fixed: string): boolean {
  const [mine, theirs] = [numbersOf(version), numbersOf(fixed)];
  const at = theirs.findIndex((number, place) => number !== mine[place]);
  // A version before the release, such as 2.0.0-beta, does not have the release's mend for certain.
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

if (import.meta.main) {
  const found = findAdvisories(readLockedPackages(), known.advisories);
  for (const line of found) console.error(line);
  console.log(`${known.advisories.length} advisories as of ${known.asOf}, ${found.length} found`);
  if (found.length > 0) process.exitCode = 1;
}
