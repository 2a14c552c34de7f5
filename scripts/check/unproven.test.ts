import { expect, it } from 'vitest';
import { unproven } from './unproven.ts';

const page = (...rows: readonly string[]) =>
  rows.map((row) => `- <a id="d${row.slice(1, 2)}"></a>**${row}. What it says.\n`).join('');
const decisions = page('D1 One** (built)', 'D2 Two** (later: needs D1)', 'D3 Three** (built)');

it('a built decision that no test names is reported', () => {
  expect(unproven(decisions, '', ['// D1'])).toEqual(['D3 is built, and no test names it']);
});

it('a range covers every decision within it', () => {
  expect(unproven(decisions, '', ['/** Signing in. D1-D3 */'])).toEqual([]);
});

it('a postponed decision without a reason is reported', () => {
  expect(unproven(page('D4 Four** (later)', 'D5 Five** (later: )'), '', [])).toEqual([
    'D4 is for later, without a reason',
    'D5 is for later, without a reason',
  ]);
});

const spec = '## <a id="spec-2"></a>2 Screens\n### <a id="spec-2-1"></a>2.1 Routes\n';

it('a section is proven by its tag or the tag of a subsection, but not by a mention', () => {
  expect(unproven('', spec, ['// spec:2.1'])).toEqual([]);
  expect(unproven('', spec, ['/** Lists. Spec 2.1 */', '// spec:2.10'])).toEqual([
    'section 2.1 is proven by no test with spec:2.1',
  ]);
});
