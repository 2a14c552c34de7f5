/** The one provider around an app: language, calendar, scheme, clock and navigation of every kit component. */
import '../styles/base.css.ts';
import { type ReactNode, useMemo } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { am } from '../i18n/am.ts';
import { installAriaStrings } from '../i18n/aria-am.ts';
import { en } from '../i18n/en.ts';
import type { KitStrings } from '../i18n/kit-strings.ts';
import {
  type ColorScheme,
  type Density,
  KitContext,
  type KitCalendar,
  type KitLocale,
} from './kit-context.ts';
import type { KitTheme } from './kit-theme.ts';
import { PageDress } from './PageDress.tsx';
import { SelfDress } from './SelfDress.tsx';

export interface UiProviderProps {
  /** @default 'en' */
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
  /** How long a toast stays, in milliseconds. @default 3000 */
  toastTimeout?: number;
  /** Token values known only at run time, as a tenant's colour from a server. */
  theme?: KitTheme;
  /** Where language, scheme and theme are written: on `<html>`, or on an element of its own inside another app. @default 'page' */
  scope?: 'page' | 'self';
  children: ReactNode;
}

// Here and not where a word is used, so that one component alone costs no dictionary.
const strings = { en, am } satisfies Record<KitLocale, KitStrings>;

/** React Aria's own words; en-GB because en-ET would order dates month first. */
const ariaLocales = { en: 'en-GB', am: 'am-ET' } satisfies Record<KitLocale, string>;

// Before the first render: React Aria reads its dictionary once and keeps it.
installAriaStrings();

/** Put one around the app. Dialogs, menus and toasts carry what it sets, wherever they are drawn. */
export function UiProvider(props: UiProviderProps) {
  const {
    locale = 'en',
    calendar = 'ethiopic',
    colorScheme = 'light',
    density = 'comfortable',
  } = props;
  const { now, navigate, toastTimeout = 3000, theme, scope = 'page', children } = props;

  const kit = useMemo(
    () => ({
      locale,
      calendar,
      colorScheme,
      density,
      now,
      toastTimeout,
      strings: strings[locale],
    }),
    [locale, calendar, colorScheme, density, now, toastTimeout],
  );
  const Dress = scope === 'self' ? SelfDress : PageDress;
  const content = (
    <I18nProvider locale={ariaLocales[locale]}>
      <Dress theme={theme}>{children}</Dress>
    </I18nProvider>
  );
  return (
    <KitContext value={kit}>
      {navigate ? <RouterProvider navigate={navigate}>{content}</RouterProvider> : content}
    </KitContext>
  );
}
