/** The one provider around an app: language, calendar, scheme, clock and navigation of every kit component. */
import '../styles/base.css.ts';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { installAriaStrings } from '../i18n/aria-am.ts';
import {
  type ColorScheme,
  type Density,
  KitContext,
  type KitCalendar,
  type KitLocale,
} from './kit-context.ts';

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
  children: ReactNode;
}

/** React Aria's own words; en-GB because en-ET would order dates month first. */
const ariaLocales = { en: 'en-GB', am: 'am-ET' } satisfies Record<KitLocale, string>;

// Before the first render: React Aria reads its dictionary once and keeps it.
installAriaStrings();

/** Put one around the app; everything it sets lives on `<html>`, so that dialogs and toasts carry it too. */
export function UiProvider(props: UiProviderProps) {
  const {
    locale = 'en',
    calendar = 'ethiopic',
    colorScheme = 'light',
    density = 'comfortable',
  } = props;
  const { now, navigate, toastTimeout = 3000, children } = props;

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dataset['kitScheme'] = colorScheme;
    root.dataset['kitDensity'] = density;
  }, [locale, colorScheme, density]);

  const kit = useMemo(
    () => ({ locale, calendar, colorScheme, density, now, toastTimeout }),
    [locale, calendar, colorScheme, density, now, toastTimeout],
  );
  const content = <I18nProvider locale={ariaLocales[locale]}>{children}</I18nProvider>;
  return (
    <KitContext value={kit}>
      {navigate ? <RouterProvider navigate={navigate}>{content}</RouterProvider> : content}
    </KitContext>
  );
}
