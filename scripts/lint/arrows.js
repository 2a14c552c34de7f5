/** Finds the fault of an import by the table of arrow-table.js. */
import { appFolders, cells, columns, foreign, rows, serverArrows } from './arrow-table.js';

const APP = 'apps/backoffice/src/';
const isTest = (path) => /\.test\.tsx?$/.test(path) || path.startsWith(`${APP}testing/`);

/** The sibling of `features/` or `modules/` that a file belongs to. */
const memberOf = (folder, path) => new RegExp(`/src/${folder}/([^/]+)/`).exec(path)?.[1];

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
  // Files that only the build runs are beside `src`, and may import the app; the app never imports them.
  if (!to.startsWith(APP)) return false;
  return rankOf(from) <= rankOf(to);
}

/** A sentence, or null. `to` is a package name or a path from the root. */
export function arrowFault(from, to) {
  const isAllowed =
    isAllowedPackage(from, to) &&
    isDownward(from, to) &&
    !serverArrows.some((rule) => rule.from.test(from) && rule.never.test(to));
  if (!isAllowed) return `${from} must not import ${to} (docs/architecture.md).`;
  const [fromFeature, toFeature] = [memberOf('features', from), memberOf('features', to)];
  if (fromFeature && toFeature && fromFeature !== toFeature) {
    return `Feature ${fromFeature} imports feature ${toFeature}: compose them in app/, or move what both need.`;
  }
  const [fromModule, toModule] = [memberOf('modules', from), memberOf('modules', to)];
  if (fromModule && toModule && fromModule !== toModule && to.endsWith('-handlers.ts')) {
    return `Module ${fromModule} calls handlers of ${toModule}: use its queries.`;
  }
  return null;
}
