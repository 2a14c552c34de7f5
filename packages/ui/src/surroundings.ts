export type { KitStrings } from './i18n/kit-strings.ts';
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
export { KitProvider, type KitProviderProps } from './theme/KitProvider.tsx';
export { UiProvider, type UiProviderProps } from './theme/UiProvider.tsx';
