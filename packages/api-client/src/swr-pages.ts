/** Entry of the hooks for lists in pages, apart from the others because the first screen has no such list. */
export type { PagedPath, PickRows, RowWithId } from './paging.ts';
export type { PagesStatus, ReadAllOptions, ReadPages } from './read-pages.ts';
export { createReadPagesAhead, createUseReadPages, type PagesOptions } from './use-read-pages.ts';
