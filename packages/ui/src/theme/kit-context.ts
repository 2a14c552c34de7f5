/** The settings every component reads from its provider: language, words, calendar, colour scheme and clock. */
import { createContext, useContext } from 'react';
import type { KitStrings } from '../i18n/kit-strings.ts';

export type KitLocale = 'en' | 'am';
export type KitCalendar = 'ethiopic' | 'gregory';
export type ColorScheme = 'light' | 'dark';
export type Density = 'comfortable' | 'compact';

export interface Kit {
  readonly locale: KitLocale;
  readonly calendar: KitCalendar;
  readonly colorScheme: ColorScheme;
  readonly density: Density;
  /** The time in milliseconds since 1970, UTC. The kit has no other clock. */
  readonly now: () => number;
  /** How long a toast stays, in milliseconds. */
  readonly toastTimeout: number;
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
