import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { arrowFault } from './arrows.js';

/** A constant, because a literal would look like a limit of this test. */
const SOME = 5000;

const cases = [
  ['digis/one-clock', 'const a = new Date();', 'const a = new Date(0);'],
  ['digis/one-clock', 'const a = Date.now();', 'const a = clock.now();'],
  ['digis/one-formatter', 'const a = new Intl.NumberFormat("en");', 'const a = formatBirr(1);'],
  [
    'digis/one-formatter',
    'const a = (1).toLocaleString();',
    'const a = new Intl.DisplayNames("en", {});',
  ],
  [
    'digis/no-untranslated-text',
    'const a = <p>Save</p>;',
    'const a = <p><Trans>Save</Trans> · 5</p>;',
  ],
  [
    'digis/no-untranslated-text',
    'const a = <B label="Save" />;',
    'const a = <B label={t`Save`} name="save" />;',
  ],
  ['digis/no-class-or-style', 'const a = <p className="x" />;', 'const a = <p id="x" />;'],
  ['digis/no-class-or-style', 'const a = <p style={{}} />;', 'const a = <p />;'],
  ['digis/no-own-deadline', 'test("a", run, 20_000);', 'test("a", run);'],
  [
    'digis/no-own-deadline',
    `it("a", { timeout: ${SOME} }, run);`,
    'it("a", { tags: ["long"] }, run);',
  ],
  [
    'digis/no-own-deadline',
    'vi.waitFor(look, { timeout: 500 });',
    'vi.waitFor(look, { timeout: WAIT });',
  ],
  ['digis/no-own-deadline', 'test.setTimeout(60_000);', 'test.setTimeout(600_000);'],
] as const;

const rules = [...new Set(cases.map(([rule]) => rule))];
const spoken = new Map<string, string[]>();

/** One run for all cases, because starting takes most of the time. */
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'digis-lint-'));
  const config = join(folder, 'oxlintrc.json');
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [join(import.meta.dirname, 'digis-plugin.js')],
      rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])),
      categories: { correctness: 'off' },
    }),
  );
  for (const [at, [, refused, allowed]] of cases.entries()) {
    writeFileSync(join(folder, `refused-${at}.tsx`), refused);
    writeFileSync(join(folder, `allowed-${at}.tsx`), allowed);
  }
  const bin = join(import.meta.dirname, '../../node_modules/.bin/oxlint');
  const { stdout } = spawnSync(bin, ['-c', config, '--format', 'json', folder], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  for (const { code, filename } of diagnostics)
    spoken.set(basename(filename), [...(spoken.get(basename(filename)) ?? []), code]);
});

describe('house rules', () => {
  test.each(cases.map(([rule, refused, allowed], at) => ({ rule, refused, allowed, at })))(
    '$rule refuses $refused and allows $allowed',
    ({ rule, at }) => {
      const [plugin, name] = rule.split('/');
      expect(spoken.get(`refused-${at}.tsx`)).toEqual([`${plugin}(${name})`]);
      expect(spoken.get(`allowed-${at}.tsx`)).toBeUndefined();
    },
  );

  test.each([
    ['packages/ui/src/a.ts', '@digis/api-client/contract'],
    ['packages/domain/src/a.ts', '@digis/ethio-date'],
    ['apps/server/src/a.ts', '@digis/ui'],
    ['apps/server/tests/matrix/a.ts', 'apps/server/src/app.ts'],
    ['apps/server/tests/ledger/a.ts', '@digis/domain'],
    ['apps/server/src/a.ts', '@digis/api-client'],
    ['apps/backoffice/src/app/a.ts', '@digis/server/testing'],
    ['apps/backoffice/src/features/events/a.ts', 'apps/backoffice/src/features/items/b.ts'],
    ['apps/backoffice/src/auth/a.ts', 'apps/backoffice/src/features/items/b.ts'],
    ['apps/backoffice/src/auth/a.ts', 'apps/backoffice/src/api/b.ts'],
    ['apps/backoffice/src/features/events/a.ts', 'apps/backoffice/src/app/b.ts'],
    ['apps/backoffice/src/app/a.ts', 'apps/backoffice/src/root.tsx'],
    ['apps/backoffice/src/app/a.ts', 'apps/backoffice/build/first-files.ts'],
    ['packages/ui/src/a.ts', 'swr'],
    [
      'apps/server/src/modules/bookings/events/a.ts',
      'apps/server/src/modules/records/items/item-handlers.ts',
    ],
    [
      'apps/server/src/modules/books/journal/a.ts',
      'apps/server/src/modules/money/till/close-day.ts',
    ],
    [
      'apps/server/src/modules/money/costs/a.ts',
      'apps/server/src/modules/money/till/till-handlers.ts',
    ],
    ['apps/server/src/modules/events/a.ts', 'apps/server/src/modules/records/items/b.ts'],
    ['tests/a.ts', '@digis/domain'],
    ['apps/backoffice/src/app/a.ts', '@digis/tooling/hang-guard'],
    ['packages/ui/src/a.ts', '@digis/tooling/story-modes'],
    ['packages/tooling/src/a.ts', '@digis/ui'],
  ])('%s may not import %s', (from, to) => {
    expect(arrowFault(from, to)).not.toBeNull();
  });

  test.each([
    ['apps/server/src/a.ts', '@digis/api-client/contract'],
    ['apps/backoffice/src/app/a.test.tsx', '@digis/server/testing'],
    ['apps/backoffice/src/features/events/a.ts', 'apps/backoffice/src/features/events/b.ts'],
    ['apps/backoffice/src/features/events/a.ts', 'apps/backoffice/src/auth/b.ts'],
    ['apps/backoffice/src/root.tsx', 'apps/backoffice/src/app/a.ts'],
    ['apps/backoffice/src/auth/a.test.ts', 'apps/backoffice/src/root.tsx'],
    [
      'apps/server/src/modules/bookings/events/a.ts',
      'apps/server/src/modules/records/items/item-queries.ts',
    ],
    [
      'apps/server/src/modules/records/items/a.test.ts',
      'apps/server/src/modules/money/till/close-day.ts',
    ],
    ['tests/a.ts', '@digis/server/testing'],
    ['packages/ui/src/a.stories.tsx', '@digis/tooling/story-modes'],
    ['packages/ui/scripts/a.ts', '@digis/tooling/picture'],
  ])('%s may import %s', (from, to) => {
    expect(arrowFault(from, to)).toBeNull();
  });
});
