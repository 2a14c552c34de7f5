import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pascalOf, titleOf, writeFiles } from './write-files.ts';

const data = (name: string) => `/** The calls of the ${titleOf(name)} screen. */
import { useRead } from '../../api/hooks.ts';

export const use${pascalOf(name)} = () => useRead('/item', { pick: ({ items }) => items });
`;

const screen = (name: string) => `/** What ${titleOf(name)} is for, in one sentence. */
import { DataTable, Page } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { listOf } from '../../lists/list-state.ts';
import { use${pascalOf(name)} } from './${name}-data.ts';

export function ${pascalOf(name)}Screen() {
  const { t } = useLingui();
  return (
    <Page title={t\`${titleOf(name)}\`}>
      <DataTable
        aria-label={t\`${titleOf(name)}\`}
        columns={[{ id: 'name', header: t\`Name\`, cell: ({ name }) => name, isRowHeader: true }]}
        {...listOf(use${pascalOf(name)}())}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
      />
    </Page>
  );
}
`;

const test = (
  name: string,
  amharic: string,
) => `import { testList } from '../../testing/list-states.tsx';
import { useApp } from '../../testing/use-app.ts';
import { ${pascalOf(name)}Screen } from './${name}-screen.tsx';

testList(useApp(), {
  Screen: ${pascalOf(name)}Screen,
  address: '/${name}',
  permission: 'Items',
  title: '${titleOf(name)}',
  amharicTitle: '${amharic}',
  call: '/api/item',
  row: 'ክትፎ',
});
`;

const part = (name: string) => `export const ${pascalOf(name)}Screen = lazyFeature(
  async () => (await import('../features/${name}/${name}-screen.tsx')).${pascalOf(name)}Screen,
);
`;

const row = (name: string) => `  {
    path: '/${name}',
    label: msg\`${titleOf(name)}\`,
    icon: <ScrollText {...icon} />,
    permissions: ['Items'],
    Screen: ${pascalOf(name)}Screen,
  },
`;

export function withRoute(routes: string, name: string): string {
  const withPart = routes.replace("} from './screens.ts';", `  ${pascalOf(name)}Screen,\n$&`);
  const table = withPart.indexOf('export const routes');
  const end = withPart.indexOf('\n];', table) + 1;
  if (table === -1 || end === 0) throw new Error('routes.tsx has no table of routes.');
  return withPart.slice(0, end) + row(name) + withPart.slice(end);
}

export function writeScreen(root: string, name: string, amharic: string): string[] {
  const files = writeFiles(join(root, 'features', name), {
    [`${name}-data.ts`]: data(name),
    [`${name}-screen.tsx`]: screen(name),
    [`${name}-screen.test.tsx`]: test(name, amharic),
  });
  const routes = join(root, 'app/routes.tsx');
  writeFileSync(routes, withRoute(readFileSync(routes, 'utf8'), name));
  const screens = join(root, 'app/screens.ts');
  appendFileSync(screens, part(name));
  // The menu's text belongs to the first screens' catalogue, the screen's texts to the other.
  const catalogues = ['first/am.po', 'am.po'].map((file) => join(root, 'locales', file));
  for (const catalogue of catalogues)
    appendFileSync(catalogue, `\nmsgid "${titleOf(name)}"\nmsgstr "${amharic}"\n`);
  return [...files, routes, screens, ...catalogues];
}
