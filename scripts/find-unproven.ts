/** Fails where a decision that is built is named by no test, or one for later gives no reason. */
import { pathToFileURL } from 'node:url';
import { readTracked } from './tracked-files.ts';

const DECISION = /<a id="d(\d+)"><\/a>\*\*D\d+ [^*]+\*\* \((built|later)(?:: ([^)]*))?/gu;
const NAMED = /\bD(\d{1,3})(?:-D(\d{1,3}))?\b/gu;
/** Stories that are played are tests as well; tests of the checkers name decisions as examples. */
export const TESTS = /^(?!scripts\/|tests\/checklist\/).*\.(?:test\.tsx?|spec\.ts|stories\.tsx)$/u;

/** The decisions that a text names, those within a range like D1-D3 as well. */
export function namedIn(text: string): number[] {
  return [...text.matchAll(NAMED)].flatMap(([, first, last]) => {
    const count = Number(last ?? first) - Number(first) + 1;
    return Array.from({ length: Math.max(count, 0) }, (_, index) => Number(first) + index);
  });
}

export function unproven(decisions: string, tests: Iterable<string>): string[] {
  const proven = new Set([...tests].flatMap(namedIn));
  return [...decisions.matchAll(DECISION)].flatMap(([, number, state, reason = '']) => {
    if (state === 'later')
      return reason.trim() === '' ? [`D${number} is for later, without a reason`] : [];
    return proven.has(Number(number)) ? [] : [`D${number} is built, and no test names it`];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [decisions = ''] = readTracked(/^docs\/product\/decisions\.md$/u).values();
  const count = [...decisions.matchAll(DECISION)].length;
  const faults = unproven(decisions, readTracked(TESTS).values());
  for (const fault of faults) console.error(fault);
  console.log(`${count} decisions, ${faults.length} without a test or a reason`);
  if (faults.length > 0 || count === 0) process.exitCode = 1;
}
