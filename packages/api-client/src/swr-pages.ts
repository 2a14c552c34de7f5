/** Hooks over lists that come in pages; by themselves, since no first screen shows one. */
export {
  createReadPagesAhead,
  createUseReadPages,
  type PagesOptions,
  type ReadPages,
} from './use-read-pages.ts';
