import { createContext, useContext } from 'react';
import type { DateLocale } from '@digis/ethio-date';
import type { KitStrings } from '../i18n/kit-strings.ts';

/** Languages with complete words, dates and times. */
export type WrittenLocale = 'en' | 'am';
/** As in BCP 47; others take words from `strings`. */
export type KitLocale = WrittenLocale | 'om' | 'ti' | (string & {});
export type KitCalendar = 'ethiopic' | 'gregory';
/** `system` follows the device. */
export type ColorScheme = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

export interface Kit {
  /** For sums and other formats: the page's, or its fallback. */
  readonly locale: WrittenLocale;
  /** For dates and times: the page's, or its fallback. */
  readonly dates: DateLocale;
  readonly language: KitLocale;
  readonly calendar: KitCalendar;
  readonly colorScheme: ColorScheme;
  readonly density: Density;
  /** Milliseconds since 1970. The kit has no other clock. */
  readonly now: () => number;
  /** Milliseconds. */
  readonly toastTimeout: number;
  /** Undefined leaves the choice to each field. */
  readonly writesAmharic: boolean | undefined;
  readonly strings: KitStrings;
}

export const KitContext = createContext<Kit | null>(null);

export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) {
    throw new Error(
      'A kit component was rendered without <UiProvider>, so it has no language and no clock. Put one around the app.',
    );
  }
  return kit;
}

/** Milliseconds, when called. */
export const useNow = (): (() => number) => useKit().now;

export const useKitStrings = (): KitStrings => useKit().strings;
