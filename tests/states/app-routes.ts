/** The rows of the app's route table: a path, its label in English, and the permissions of which any opens it. */
import { readFileSync } from 'node:fs';
import { permissionValues } from '@digis/server/testing';

export type Permission = (typeof permissionValues)[number];

export interface RouteRow {
  readonly path: string;
  readonly label: string;
  readonly permissions: readonly Permission[];
}

/** The table imports styles and macros, which only Vite understands; so its text is read. */
const ROW =
  /path: '(?<path>[^']+)',\s+label: msg`(?<label>[^`]+)`,[^]*?permissions: (?<permissions>[^\n]+),\n/gu;

export const appRoutes: readonly RouteRow[] = [
  ...readFileSync('apps/backoffice/src/app/routes.tsx', 'utf8').matchAll(ROW),
].map(({ groups: { path = '', label = '', permissions = '' } = {} }) => ({
  path,
  label,
  permissions: permissionValues.filter((name) =>
    permissions === 'cashbookPermissions'
      ? name.startsWith('Cashbook')
      : permissions.includes(`'${name}'`),
  ),
}));
