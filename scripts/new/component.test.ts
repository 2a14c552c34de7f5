import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withExport, writeComponent } from './component.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-component-'));
  writeFileSync(
    join(root, 'index.ts'),
    `/** The surface. */
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export {
  type Tab,
  Tabs,
} from './components/Tabs/Tabs.tsx';
`,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

test('a new component gets its source, styles, stories and its line in the index', () => {
  writeComponent(root, 'StatCard');
  expect(readdirSync(join(root, 'components/StatCard')).sort()).toEqual([
    'StatCard.css.ts',
    'StatCard.stories.tsx',
    'StatCard.tsx',
  ]);
  const stories = readFileSync(join(root, 'components/StatCard/StatCard.stories.tsx'), 'utf8');
  for (const story of ['Playground', 'AllStates', 'Amharic']) {
    expect(stories).toContain(`export const ${story}: Story`);
  }
  expect(readFileSync(join(root, 'index.ts'), 'utf8').split('\n')[2]).toBe(
    "export { StatCard, type StatCardProps } from './components/StatCard/StatCard.tsx';",
  );
});

test('the index line is inserted in alphabetical order, at either end too', () => {
  const index = readFileSync(join(root, 'index.ts'), 'utf8');
  const order = (text: string) => [...text.matchAll(/components\/(\w+)/gu)].map(([, name]) => name);
  expect(order(withExport(index, 'AppShell'))).toEqual(['AppShell', 'Badge', 'Tabs']);
  expect(withExport(index, 'AppShell')).toMatch(/^\/\*\* The surface\. \*\/\nexport \{ AppShell/u);
  expect(order(withExport(index, 'TopBar'))).toEqual(['Badge', 'Tabs', 'TopBar']);
});

test('an existing component is not overwritten', () => {
  writeComponent(root, 'StatCard');
  expect(() => writeComponent(root, 'StatCard')).toThrow(/already exists/u);
});
