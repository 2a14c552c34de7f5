/** Hooks for paged lists, apart because the first screen has none. */
export type { PagedPath, PickRows, RowWithId } from './pages/paging.ts';
export type { PagesStatus, ReadAllOptions, ReadPages } from './pages/read-pages.ts';
export {
  createReadPagesAhead,
  createReadPagesAheadAt,
  createUseReadPages,
  type PagesOptions,
} from './pages/use-read-pages.ts';
