import { readFileSync } from 'node:fs';
import { permissionValues } from '@digis/server/testing';

export type Permission = (typeof permissionValues)[number];

export interface RouteRow {
  readonly path: string;
  readonly label: string;
  readonly permissions: readonly Permission[];
}

/** Read as text, because the table imports styles and macros that only Vite understands. */
const TABLE = readFileSync('apps/backoffice/src/app/routes.tsx', 'utf8');
const ROW =
  /path: (?:'(?<path>[^']+)'|(?<constant>[A-Z_]+)),\s+label: msg`(?<label>[^`]+)`,[^]*?permissions: (?<permissions>[^\n]+),\n(?<admin>\s+isForAdmin: true,\n)?/gu;

const pathIn = (constant: string | undefined) =>
  new RegExp(`const ${constant} = '([^']+)'`, 'u').exec(TABLE)?.[1];

const rows = [...TABLE.matchAll(ROW)].map(
  ({ groups: { path, constant, label = '', permissions = '', admin } = {} }) => ({
    isForAdmin: admin !== undefined,
    path: path ?? pathIn(constant) ?? '',
    label,
    permissions: permissionValues.filter((name) =>
      permissions === 'cashbookPermissions'
        ? name.startsWith('Cashbook')
        : permissions.includes(`'${name}'`),
    ),
  }),
);

export const appRoutes: readonly RouteRow[] = rows.filter(({ isForAdmin }) => !isForAdmin);
export const allRoutes: readonly RouteRow[] = rows;

// Throws if a row is not parsed, because the tests would miss it.
if (
  rows.length !== [...TABLE.matchAll(/^    path: /gmu)].length ||
  rows.some(({ path }) => path === '')
)
  throw new Error('The route table has a row that app-routes.ts cannot read.');
