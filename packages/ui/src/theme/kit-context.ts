import { createContext, useContext } from 'react';
import type { DateLocale } from '@digis/ethio-date';
import type { KitStrings } from '../i18n/kit-strings.ts';

/** Languages for which all words, dates and times exist. */
export type WrittenLocale = 'en' | 'am';
/** A BCP 47 tag; other languages take their words from `strings`. */
export type KitLocale = WrittenLocale | 'om' | 'ti' | (string & {});
export type KitCalendar = 'ethiopic' | 'gregory';
/** `system` follows the setting of the device. */
export type ColorScheme = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

export interface Kit {
  /** Language of sums and other formats: that of the page, or its fallback. */
  readonly locale: WrittenLocale;
  /** Language of dates and times: that of the page, or its fallback. */
  readonly dates: DateLocale;
  readonly language: KitLocale;
  readonly calendar: KitCalendar;
  readonly colorScheme: ColorScheme;
  readonly density: Density;
  /** Milliseconds since 1970. The kit has no other clock. */
  readonly now: () => number;
  /** Milliseconds. */
  readonly toastTimeout: number;
  /** If undefined, each field decides. */
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

/** The returned function gives the time of its call, in milliseconds. */
export const useNow = (): (() => number) => useKit().now;

export const useKitStrings = (): KitStrings => useKit().strings;
