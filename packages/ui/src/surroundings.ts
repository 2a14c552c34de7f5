/** The public exports that are no components: providers, languages, loading. */
export type { KitStrings } from './i18n/kit-strings.ts';
export { ErrorBoundary, type ErrorBoundaryProps } from './loading/error-boundary.tsx';
export {
  type LazyComponent,
  lazyWithPreload,
  resetFailedChunks,
} from './loading/lazy-with-preload.ts';
export { surviveTranslation } from './loading/survive-translation.ts';
export {
  type ColorScheme,
  type Density,
  type KitCalendar,
  type KitLocale,
  useKit,
  useNow,
  type WrittenLocale,
} from './theme/kit-context.ts';
export { useMedia } from './components/private/page-state.ts';
export { media } from './tokens/breakpoints.ts';
export { KitProvider, type KitProviderProps } from './theme/KitProvider.tsx';
export { UiProvider, type UiProviderProps } from './theme/UiProvider.tsx';
