import {
  appFolders,
  cells,
  columns,
  foreign,
  rows,
  serverArrows,
  serverWings,
} from './arrow-table.js';

const APP = 'apps/backoffice/src/';
const MODULES = 'apps/server/src/modules/';
const isTest = (path) => /\.test\.tsx?$/.test(path) || path.startsWith(`${APP}testing/`);

const featureOf = (path) => /\/src\/features\/([^/]+)\//.exec(path)?.[1];

const moduleOf = (path) => /\/src\/modules\/([^/]+(?:\/[^/]+)?)\//.exec(path)?.[1];

function isAllowedPackage(from, to) {
  if (foreign.folder.test(from) && foreign.imports.test(to)) return false;
  const row = rows.find(({ folder }) => folder.test(from));
  if (row?.never?.test(to)) return false;
  const column = columns.findIndex(({ imports }) => imports.test(to));
  return !row || column === -1 || cells[row.cells[column]](from, to);
}

const rankOf = (path) => appFolders.indexOf(path.slice(APP.length).split('/')[0]);

function isDownward(from, to) {
  if (!from.startsWith(APP) || !to.startsWith('apps/backoffice/') || isTest(from)) return true;
  // Build files beside `src` may import the app, but the app may not import them.
  if (!to.startsWith(APP)) return false;
  return rankOf(from) <= rankOf(to);
}

const wingOf = (path) => serverWings.findIndex(({ name }) => path.startsWith(`${MODULES}${name}/`));

function isBelow(from, to) {
  if (from.endsWith('.test.ts') || !from.startsWith(MODULES) || !to.startsWith(MODULES))
    return true;
  return wingOf(from) !== -1 && wingOf(from) <= wingOf(to);
}

/**
 * Returns a sentence about a forbidden import, or null. `to` is a package name or a path from the
 * root.
 */
export function arrowFault(from, to) {
  const isAllowed =
    isAllowedPackage(from, to) &&
    isDownward(from, to) &&
    isBelow(from, to) &&
    !serverArrows.some((rule) => rule.from.test(from) && rule.never.test(to));
  if (!isAllowed) return `${from} must not import ${to} (docs/architecture.md).`;
  const [fromFeature, toFeature] = [featureOf(from), featureOf(to)];
  if (fromFeature && toFeature && fromFeature !== toFeature) {
    return `Feature ${fromFeature} imports feature ${toFeature}: compose them in app/, or move what both need.`;
  }
  const [fromModule, toModule] = [moduleOf(from), moduleOf(to)];
  if (fromModule && toModule && fromModule !== toModule && to.endsWith('-handlers.ts')) {
    return `Module ${fromModule} calls handlers of ${toModule}: use its queries.`;
  }
  return null;
}
