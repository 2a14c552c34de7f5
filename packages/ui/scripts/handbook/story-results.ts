/** Reads what Vitest wrote of the stories (`--reporter=json`): how many passed, what axe found, which press keys. */
import { readFileSync } from 'node:fs';

interface AxeResult {
  readonly testEngine?: { readonly version: string };
  readonly passes?: readonly { readonly id: string }[];
  readonly violations?: readonly { readonly id: string }[];
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
      readonly meta?: { readonly reports?: readonly { type: string; result: AxeResult }[] };
    }[];
  }[];
}

export interface StoryResults {
  readonly passed: number;
  readonly stories: number;
  readonly axeRules: number;
  readonly axeViolations: number;
  readonly byKeyboard: number;
}

const BY_KEYBOARD = /userEvent\.(?:tab|keyboard|type)\(/u;

/** `Is Found By Tab` is exported as `IsFoundByTab`. */
const exportName = (title: string) => title.replaceAll(' ', '');

/** The titles of the stories of a file that press keys themselves. */
function pressingIn(path: string): Set<string> {
  const parts = readFileSync(path, 'utf8')
    .split(/^export const /mu)
    .slice(1);
  return new Set(
    parts.filter((part) => BY_KEYBOARD.test(part)).map((part) => /^\w+/u.exec(part)?.[0] ?? ''),
  );
}

export function resultsOfStories(files: readonly string[]) {
  const components = new Map<string, StoryResults>();
  const rules = new Map<string, Set<string>>();
  let axe = '';
  let stories = 0;
  const reports = files.map((file): Report => JSON.parse(readFileSync(file, 'utf8')));
  for (const { name: path, assertionResults } of reports.flatMap(
    ({ testResults }) => testResults,
  )) {
    const name = /components\/(\w+)\//u.exec(path)?.[1];
    if (!name) continue;
    const pressing = pressingIn(path);
    const seen = rules.get(name) ?? new Set<string>();
    rules.set(name, seen);
    const found = assertionResults
      .flatMap(({ meta }) => meta?.reports ?? [])
      .map(({ result }) => result);
    for (const { testEngine, passes = [], violations = [] } of found) {
      axe = testEngine?.version ?? axe;
      for (const { id } of [...passes, ...violations]) seen.add(id);
    }
    const good = assertionResults.filter(({ status }) => status === 'passed');
    const before = components.get(name);
    stories += assertionResults.length;
    components.set(name, {
      passed: (before?.passed ?? 0) + good.length,
      stories: (before?.stories ?? 0) + assertionResults.length,
      axeRules: seen.size,
      axeViolations:
        (before?.axeViolations ?? 0) +
        found.reduce((sum, { violations = [] }) => sum + violations.length, 0),
      byKeyboard:
        (before?.byKeyboard ?? 0) +
        good.filter(({ title }) => pressing.has(exportName(title))).length,
    });
  }
  return { components, axe, stories };
}
