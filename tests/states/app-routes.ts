/** The rows of the app's route table: a path, its label in English, and the permissions, any one of which opens it. */
import { readFileSync } from 'node:fs';
import { permissionValues } from '@digis/server/testing';

export type Permission = (typeof permissionValues)[number];

export interface RouteRow {
  readonly path: string;
  readonly label: string;
  readonly permissions: readonly Permission[];
}

/** The table imports styles and macros, which only Vite understands; so its text is read. */
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

/** Opened by a permission alone. */
export const appRoutes: readonly RouteRow[] = rows.filter(({ isForAdmin }) => !isForAdmin);
/** Those for admins too. */
export const allRoutes: readonly RouteRow[] = rows;

// A row that is written in another way would drop out of every walk over the screens.
if (
  rows.length !== [...TABLE.matchAll(/^    path: /gmu)].length ||
  rows.some(({ path }) => path === '')
)
  throw new Error('The route table has a row that app-routes.ts cannot read.');
