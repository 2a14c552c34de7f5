import { expect, test } from 'vitest';
import { commandFaults } from './commands.ts';

const faultsIn = (text: string, file = 'docs/guides/planted.md') =>
  commandFaults(new Map([[file, text]]));

test.each([
  ['a script of the root', 'Run `pnpm lint:everything`.'],
  ['a script of a package', '```sh\npnpm --filter @digis/ui polish\n```'],
  ['a package', 'Run `pnpm --filter @digis/gone test`.'],
  ['a script of the lab', '`pnpm --dir lab run import`'],
  ['a command of the server', '```sh\nnode migrate.js\n```'],
  ['a verb of a command of the server', '```sh\nnode tenant.js migrate selam\n```'],
])('a document naming %s that does not exist is reported', (_, text) => {
  expect(faultsIn(text)).toHaveLength(1);
});

test("a row of the lab's README must name an existing script", () => {
  expect(faultsIn('| `import [ROWS]` | how long |', 'lab/README.md')).toHaveLength(1);
  expect(faultsIn('| `beside-import [ROWS]` | how long |', 'lab/README.md')).toEqual([]);
});

test('existing commands are accepted, and history pages are not checked', () => {
  const text =
    '`pnpm check`, `pnpm vitest run`, `pnpm --filter server tenant list`, `node tenant.js make selam`, `node main.js --adopt`';
  expect(faultsIn(text)).toEqual([]);
  expect(faultsIn('`pnpm gone`', 'docs/history/planted.md')).toEqual([]);
});
