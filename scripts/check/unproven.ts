/** Fails if no test names a built decision or a section, or if a later decision gives no reason. */
import { report } from './report.ts';
import { readTracked } from './tracked-files.ts';

const DECISION = /<a id="d(\d+)"><\/a>\*\*D\d+ [^*]+\*\* \((built|later)(?:: ([^)]*))?/gu;
const SECTION = /<a id="spec-(\d+(?:-\d+)?)"><\/a>/gu;
const NAMED = /\bD(\d{1,3})(?:-D(\d{1,3}))?\b/gu;
/** A test's tag, `spec:2.6`; the words "Spec 2.6" only say what a file is about. */
const TAGGED = /\bspec:(\d+(?:\.\d+)?)\b/gu;
/** Played stories count as tests; tests of the checkers cite decisions only as examples. */
export const TESTS = /^(?!scripts\/).*\.(?:test\.tsx?|spec\.ts|stories\.tsx)$/u;

/** The decisions that a text names, including those within a range such as D1-D3. */
export function namedIn(text: string): number[] {
  return [...text.matchAll(NAMED)].flatMap(([, first, last]) => {
    const count = Number(last ?? first) - Number(first) + 1;
    return Array.from({ length: Math.max(count, 0) }, (_, index) => Number(first) + index);
  });
}

function unprovenDecisions(decisions: string, tests: readonly string[]): string[] {
  const proven = new Set(tests.flatMap(namedIn));
  return [...decisions.matchAll(DECISION)].flatMap(([, number, state, reason = '']) => {
    if (state === 'later')
      return reason.trim() === '' ? [`D${number} is for later, without a reason`] : [];
    return proven.has(Number(number)) ? [] : [`D${number} is built, and no test names it`];
  });
}

/** A section counts as proven if a test names one of its parts. */
function unprovenSections(spec: string, tests: readonly string[]): string[] {
  const tags = tests.flatMap((text) => [...text.matchAll(TAGGED)].map(([, tag = '']) => tag));
  return [...spec.matchAll(SECTION)]
    .map(([, anchor = '']) => anchor.replace('-', '.'))
    .filter((section) => !tags.some((tag) => tag === section || tag.startsWith(`${section}.`)))
    .map((section) => `section ${section} is proven by no test with spec:${section}`);
}

export const unproven = (decisions: string, spec: string, tests: readonly string[]): string[] => [
  ...unprovenDecisions(decisions, tests),
  ...unprovenSections(spec, tests),
];

if (import.meta.main) {
  const [decisions = ''] = readTracked(/^docs\/product\/decisions\.md$/u).values();
  const [spec = ''] = readTracked(/^docs\/product\/spec\.md$/u).values();
  const [rows, sections] = [decisions.matchAll(DECISION), spec.matchAll(SECTION)];
  const counts = [[...rows].length, [...sections].length];
  const faults = unproven(decisions, spec, [...readTracked(TESTS).values()]);
  if (counts.includes(0)) faults.push('docs/product has no decisions or no sections');
  report(faults, `${counts.join(' decisions, ')} sections`, 'without a test or a reason');
}
