import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { arrowFault } from './arrows.js';

const folder = mkdtempSync(join(tmpdir(), 'digis-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lints one file with one rule on, as the command line does, and returns the rules that spoke. */
function lint(rule: string, code: string): string[] {
  const [file, config] = [join(folder, 'planted.tsx'), join(folder, 'oxlintrc.json')];
  writeFileSync(file, code);
  const plugin = join(import.meta.dirname, 'digis-plugin.js');
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [plugin],
      rules: { [rule]: 'error' },
      categories: { correctness: 'off' },
    }),
  );
  const bin = join(import.meta.dirname, '../../node_modules/.bin/oxlint');
  const { stdout } = spawnSync(bin, ['-c', config, '--format', 'json', file], { encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

describe('house rules', () => {
  test.each([
    ['digis/one-clock', 'const a = new Date();', 'const a = new Date(0);'],
    ['digis/one-clock', 'const a = Date.now();', 'const a = clock.now();'],
    ['digis/one-formatter', 'const a = new Intl.NumberFormat("en");', 'const a = formatBirr(1);'],
    ['digis/one-formatter', 'const a = (1).toLocaleString();', 'const a = (1).toString();'],
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
  ])('%s refuses %s and allows %s', (rule, refused, allowed) => {
    expect(lint(rule, refused)).toEqual([expect.stringContaining(rule.split('/')[1]!)]);
    expect(lint(rule, allowed)).toEqual([]);
  });

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
    ['packages/ui/src/a.ts', 'swr'],
    ['apps/server/src/modules/events/a.ts', 'apps/server/src/modules/items/item-handlers.ts'],
    ['tests/a.ts', '@digis/domain'],
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
    ['apps/server/src/modules/events/a.ts', 'apps/server/src/modules/items/item-queries.ts'],
    ['tests/a.ts', '@digis/server/testing'],
  ])('%s may import %s', (from, to) => {
    expect(arrowFault(from, to)).toBeNull();
  });
});
