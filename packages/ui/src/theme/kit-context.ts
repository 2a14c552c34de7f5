import { createContext, useContext } from 'react';
import type { DateLocale } from '@digis/ethio-date';
import type { KitStrings } from '../i18n/kit-strings.ts';

/** Languages with complete words, dates and times. */
export type WrittenLocale = 'en' | 'am';
/**
 * Any language, as in BCP 47; the kit has words for these four, and takes others from `strings`.
 */
export type KitLocale = WrittenLocale | 'om' | 'ti' | (string & {});
export type KitCalendar = 'ethiopic' | 'gregory';
/** `system` follows the device while the page is open. */
export type ColorScheme = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

export interface Kit {
  /** The language of sums and other built-in formats: the page's, or its fallback. */
  readonly locale: WrittenLocale;
  /** The language of dates and times: the page's, with its own words, or its fallback. */
  readonly dates: DateLocale;
  /** The page's language, as given to the provider. */
  readonly language: KitLocale;
  readonly calendar: KitCalendar;
  readonly colorScheme: ColorScheme;
  readonly density: Density;
  /** Milliseconds since 1970, UTC. The kit has no other clock. */
  readonly now: () => number;
  /** Milliseconds. */
  readonly toastTimeout: number;
  /** Turns Latin letters into Amharic; undefined leaves the choice to each field. */
  readonly writesAmharic: boolean | undefined;
  readonly strings: KitStrings;
}

export const KitContext = createContext<Kit | null>(null);

/** The settings of the surrounding `<UiProvider>`. */
export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) {
    throw new Error(
      'A kit component was rendered without <UiProvider>, so it has no language and no clock. Put one around the app.',
    );
  }
  return kit;
}

/** The clock of the surrounding `<UiProvider>`: call it for the time in milliseconds. */
export const useNow = (): (() => number) => useKit().now;

/** The kit's words in the provider's language. */
export const useKitStrings = (): KitStrings => useKit().strings;
