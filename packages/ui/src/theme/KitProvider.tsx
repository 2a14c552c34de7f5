/** The provider for an app that loads one language at a time, together with the kit's messages. */
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';
import '../styles/base.css.ts';
import '../styles/print-page.css';
import { type ReactNode, useInsertionEffect, useMemo, useState } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import type { DateLanguage } from '@digis/ethio-date';
import type { KitStrings } from '../i18n/kit-strings.ts';
import {
  type ColorScheme,
  type Density,
  KitContext,
  type KitCalendar,
  type KitLocale,
  useKit,
} from './kit-context.ts';
import { settingAttributes } from './html-props.ts';
import type { KitTheme } from './kit-theme.ts';
import { ariaLocale, writtenLocale } from './language-chain.ts';

/**
 * Writes a theme to an element through the CSSOM, not a `<style>`: a strict content policy allows it. Returns a function that
 * removes it.
 */
function writeTheme(element: HTMLElement, theme: KitTheme): () => void {
  for (const [name, value] of Object.entries(theme)) element.style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(theme)) element.style.removeProperty(name);
  };
}

const noTheme: KitTheme = {};

/** Keeps the theme on an element; null until there is one. */
function useWrittenTheme(element: HTMLElement | null, theme = noTheme): void {
  useInsertionEffect(() => (element ? writeTheme(element, theme) : undefined), [element, theme]);
}

interface ThemeScopeProps {
  theme: KitTheme | undefined;
  children: ReactNode;
}

/**
 * For a provider that owns the page: it writes language, colour scheme, density and theme to `<html>`, for the style sheet and
 * assistive technology, before the layout effects of components measure.
 */
function PageScope({ theme, children }: ThemeScopeProps) {
  const kit = useKit();
  useInsertionEffect(() => {
    const page = document.documentElement;
    // A page that was drawn with them is not styled again for nothing.
    for (const [name, value] of Object.entries(settingAttributes(kit))) {
      if (page.getAttribute(name) !== value) page.setAttribute(name, value);
    }
  }, [kit]);
  useWrittenTheme(typeof document === 'undefined' ? null : document.documentElement, theme);
  return children;
}

/** For a provider inside another app: its own element and the one that holds its overlays have the settings. */
function ElementScope({ theme, children }: ThemeScopeProps) {
  const settings = settingAttributes(useKit());
  const [own, setOwn] = useState<HTMLElement | null>(null);
  // Overlays leave the provider's element for the end of the body: there they need an element with the settings too.
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  useWrittenTheme(own, theme);
  useWrittenTheme(overlays, theme);
  return (
    <div ref={setOwn} data-kit-scope="self" {...settings}>
      <UNSAFE_PortalProvider getContainer={() => overlays}>{children}</UNSAFE_PortalProvider>
      {own &&
        createPortal(
          <div ref={setOverlays} data-kit-scope="overlays" {...settings} />,
          document.body,
        )}
    </div>
  );
}

export interface KitProviderProps {
  /** The kit's words in the language of `locale`: those of `@digis/ui/locales/en` or `locales/am`, or your own. */
  strings: KitStrings;
  /** The page's language. @default 'en' */
  locale?: KitLocale;
  /** The months, weekdays and hours of that language, and their order; what is missing is in its fallback, English or Amharic. Keep the object between renders. */
  dates?: DateLanguage | undefined;
  /** The calendar shown first. @default 'ethiopic' */
  calendar?: KitCalendar;
  /** `system` follows the device, by style sheet alone. @default 'light' */
  colorScheme?: ColorScheme;
  /** @default 'comfortable' */
  density?: Density;
  /** The clock, in milliseconds since 1970: the server's, by offset, in the app; a frozen one in tests. */
  now: () => number;
  /** Takes a path of the app to its screen without loading a page. */
  navigate?: (path: string) => void;
  /** Makes the `href` of a path of the app, where the app is not at the root of its host. */
  useHref?: (path: string) => string;
  /** The time a toast stays, in milliseconds. @default 6000 */
  toastTimeout?: number;
  /** Token values known only at run time, as a tenant's colour from a server. */
  theme?: KitTheme;
  /** True: Latin letters write Amharic in text areas, searches and lists of names, and in text fields that say so. False: in none. @default as each field says */
  writesAmharic?: boolean;
  /** The element for language, scheme and theme: `<html>`, or the provider's own inside another app. @default 'page' */
  scope?: 'page' | 'self';
  children: ReactNode;
}

/** Like `UiProvider`, without a language of its own. Build with `ariaWordsFromKit`, which brings React Aria's. */
export function KitProvider(props: KitProviderProps) {
  const {
    locale = 'en',
    calendar = 'ethiopic',
    colorScheme = 'light',
    density = 'comfortable',
  } = props;
  const { strings, dates, now, navigate, useHref, toastTimeout = 6000 } = props;
  const { theme, scope = 'page', writesAmharic, children } = props;

  const kit = useMemo(
    () => ({
      locale: writtenLocale(locale),
      dates: dates ? { fallback: writtenLocale(locale), ...dates } : writtenLocale(locale),
      language: locale,
      calendar,
      colorScheme,
      density,
      now,
      toastTimeout,
      writesAmharic,
      strings,
    }),
    [locale, dates, calendar, colorScheme, density, now, toastTimeout, writesAmharic, strings],
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
