/** The provider for an app that loads one language at a time, together with the kit's messages. */
import '../styles/base.css.ts';
import '../styles/print-page.css';
import { type ReactNode, useMemo } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import type { KitStrings } from '../i18n/kit-strings.ts';
import {
  type ColorScheme,
  type Density,
  KitContext,
  type KitCalendar,
  type KitLocale,
} from './kit-context.ts';
import type { KitTheme } from './kit-theme.ts';
import { ariaLocale, writtenLocale } from './language-chain.ts';
import { ElementScope, PageScope } from './theme-scope.tsx';

export interface KitProviderProps {
  /** The kit's words in the language of `locale`: those of `@digis/ui/locales/en` or `locales/am`, or your own. */
  strings: KitStrings;
  /** The page's language. Dates and times are said in English or Amharic, whichever stands in for it. @default 'en' */
  locale?: KitLocale;
  /** The calendar shown first. @default 'ethiopic' */
  calendar?: KitCalendar;
  /** @default 'light' */
  colorScheme?: ColorScheme;
  /** @default 'comfortable' */
  density?: Density;
  /** The clock, in milliseconds since 1970: the server's, by offset, in the app; a frozen one in tests. */
  now: () => number;
  /** Takes a path of the app to its screen without loading a page. */
  navigate?: (path: string) => void;
  /** Makes the `href` of a path of the app, where the app does not lie at the root of its host. */
  useHref?: (path: string) => string;
  /** How long a toast stays, in milliseconds. @default 6000 */
  toastTimeout?: number;
  /** Token values known only at run time, as a tenant's colour from a server. */
  theme?: KitTheme;
  /** Where language, scheme and theme are written: on `<html>`, or on an element of its own inside another app. @default 'page' */
  scope?: 'page' | 'self';
  children: ReactNode;
}

/** As `UiProvider`, without a language of its own. Build with `ariaWordsFromKit`, which brings React Aria's. */
export function KitProvider(props: KitProviderProps) {
  const {
    locale = 'en',
    calendar = 'ethiopic',
    colorScheme = 'light',
    density = 'comfortable',
  } = props;
  const { strings, now, navigate, useHref, toastTimeout = 6000 } = props;
  const { theme, scope = 'page', children } = props;

  const kit = useMemo(
    () => ({
      locale: writtenLocale(locale),
      language: locale,
      calendar,
      colorScheme,
      density,
      now,
      toastTimeout,
      strings,
    }),
    [locale, calendar, colorScheme, density, now, toastTimeout, strings],
  );
  const Scope = scope === 'self' ? ElementScope : PageScope;
  const content = (
    <I18nProvider locale={ariaLocale(locale)}>
      <Scope theme={theme}>{children}</Scope>
    </I18nProvider>
  );
  return (
    <KitContext value={kit}>
      {navigate ? (
        <RouterProvider navigate={navigate} useHref={useHref}>
          {content}
        </RouterProvider>
      ) : (
        content
      )}
    </KitContext>
  );
}
