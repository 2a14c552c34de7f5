/**
 * Fails where the lockfile has a package with an advisory that we know of. `pnpm audit` knows more where there is
 * a network for it; this list is what holds without one, and its date says how old our knowledge is.
 */
import known from './advisories.json' with { type: 'json' };
import { findAdvisories } from './find-advisories.ts';
import { readLockedPackages } from './locked-packages.ts';

const found = findAdvisories(readLockedPackages(), known.advisories);
for (const line of found) console.error(line);
console.log(`${known.advisories.length} advisories as of ${known.asOf}, ${found.length} found`);
if (found.length > 0) process.exitCode = 1;
