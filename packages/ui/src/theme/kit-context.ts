/** The settings every component reads from its provider: language, words, calendar, colour scheme and clock. */
import { createContext, useContext } from 'react';
import type { DateLocale } from '@digis/ethio-date';
import type { KitStrings } from '../i18n/kit-strings.ts';

/** The languages that the kit says dates, times and all of its words in. */
export type WrittenLocale = 'en' | 'am';
/** Any language, as in BCP 47; the kit has words for these four, and takes those of any other from `strings`. */
export type KitLocale = WrittenLocale | 'om' | 'ti' | (string & {});
export type KitCalendar = 'ethiopic' | 'gregory';
/** `system` is that of the device, and follows it while the page is open. */
export type ColorScheme = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

export interface Kit {
  /** The language of sums, and of what depends on the language itself: the page's, or its fallback. */
  readonly locale: WrittenLocale;
  /** The language of dates and times: the page's, with words of its own, or its fallback. */
  readonly dates: DateLocale;
  /** The page's language, as the provider was told. */
  readonly language: KitLocale;
  readonly calendar: KitCalendar;
  readonly colorScheme: ColorScheme;
  readonly density: Density;
  /** The time in milliseconds since 1970, UTC. The kit has no other clock. */
  readonly now: () => number;
  /** The time a toast stays, in milliseconds. */
  readonly toastTimeout: number;
  /** The switch of Latin letters that write Amharic; undefined leaves it to each field. */
  readonly writesAmharic: boolean | undefined;
  /** The kit's own words in this language. */
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
