/** Hooks for paged lists, a separate entry because the first screen needs none. */
export type { PagedPath, PickRows, RowWithId } from './pages/paging.ts';
export type { PagesStatus, ReadAllOptions, ReadPages } from './pages/read-pages.ts';
export {
  createReadPagesAhead,
  createReadPagesAheadAt,
  createUseReadPages,
  type PagesOptions,
} from './pages/use-read-pages.ts';
