/** Which known advisories concern what is installed. */
import type { Locked } from './locked-packages.ts';

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
