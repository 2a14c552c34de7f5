/** Entry of the hooks for lists in pages, apart from the others because the first screen has no such list. */
export type { PagedPath, PickRows, RowWithId } from './pages/paging.ts';
export type { PagesStatus, ReadAllOptions, ReadPages } from './pages/read-pages.ts';
export {
  createReadPagesAhead,
  createReadPagesAheadAt,
  createUseReadPages,
  type PagesOptions,
} from './pages/use-read-pages.ts';
