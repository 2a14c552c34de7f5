/** Entry of the hooks for lists in pages, apart from the others because the first screen has no such list. */
export {
  createReadPagesAhead,
  createUseReadPages,
  type PagesOptions,
  type ReadAllOptions,
  type ReadPages,
} from './use-read-pages.ts';
