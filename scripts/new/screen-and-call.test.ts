import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeCall } from './call.ts';
import { writeScreen } from './screen.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-files-'));
  for (const file of [
    'openapi.yaml',
    'apps/server/src/routes',
    'apps/server/tests/matrix/rows',
    'apps/backoffice/src/app',
    'apps/backoffice/src/locales',
  ]) {
    cpSync(file, join(root, file), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

test('a new screen gets its data, its test, the last row of the route table and its Amharic title', () => {
  const source = join(root, 'apps/backoffice/src');
  writeScreen(source, 'guest-lists', 'የእንግዶች ዝርዝሮች');
  expect(readdirSync(join(source, 'features/guest-lists')).sort()).toEqual([
    'guest-lists-data.ts',
    'guest-lists-screen.test.tsx',
    'guest-lists-screen.tsx',
  ]);
  const routes = read('apps/backoffice/src/app/routes.tsx');
  expect(routes).toContain("  GuestListsScreen,\n} from './screens.ts';");
  expect(read('apps/backoffice/src/app/screens.ts')).toContain(
    "import('../features/guest-lists/guest-lists-screen.tsx')",
  );
  expect(routes).toMatch(/path: '\/guest-lists',[^]+?Screen: GuestListsScreen,\n {2}\},\n\];\n/u);
  for (const catalogue of ['am.po', 'first/am.po'])
    expect(read('apps/backoffice/src/locales', catalogue)).toMatch(
      /msgid "Guest Lists"\nmsgstr "የእንግዶች ዝርዝሮች"\n$/u,
    );
});

test('a new call is added to the contract and the matrix, with a handler in the handler map', () => {
  writeCall(root, 'records/guest-list');
  expect(read('openapi.yaml')).toMatch(/ {2}\/guest-list:\n.*operationId: readGuestList\n/su);
  const map = read('apps/server/src/routes/handlers.ts');
  expect(map).toContain("from '../modules/records/guest-list/guest-list-handlers.ts';");
  expect(map).toContain('  ...guestListHandlers,\n} satisfies');
  expect(read('apps/server/tests/matrix/rows/session-rows.ts')).toMatch(
    /id: 'readGuestList',[^]+\n {2}\},\n\];\n$/u,
  );
});

test('an existing call is not overwritten', () => {
  writeCall(root, 'records/guest-list');
  expect(() => writeCall(root, 'records/guest-list')).toThrow(/already exists/u);
});
