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

/** Sets properties one by one, because a strict content policy forbids `<style>`. */
function writeTheme(element: HTMLElement, theme: KitTheme): () => void {
  for (const [name, value] of Object.entries(theme)) element.style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(theme)) element.style.removeProperty(name);
  };
}

const noTheme: KitTheme = {};

function useWrittenTheme(element: HTMLElement | null, theme = noTheme): void {
  useInsertionEffect(() => (element ? writeTheme(element, theme) : undefined), [element, theme]);
}

interface ThemeScopeProps {
  theme: KitTheme | undefined;
  children: ReactNode;
}

/** Writes settings to `<html>` before components measure. */
function PageScope({ theme, children }: ThemeScopeProps) {
  const kit = useKit();
  useInsertionEffect(() => {
    const page = document.documentElement;
    // Equal attributes are not set again, which would restyle a server-rendered page.
    for (const [name, value] of Object.entries(settingAttributes(kit))) {
      if (page.getAttribute(name) !== value) page.setAttribute(name, value);
    }
  }, [kit]);
  useWrittenTheme(typeof document === 'undefined' ? null : document.documentElement, theme);
  return children;
}

/** Writes settings to its own element, inside another app. */
function ElementScope({ theme, children }: ThemeScopeProps) {
  const settings = settingAttributes(useKit());
  const [own, setOwn] = useState<HTMLElement | null>(null);
  // Overlays need an element of their own at the end of the body.
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
  /**
   * Words in the language of `locale`: those of `@digis/ui/locales/en` or `locales/am`, or your
   * own.
   */
  strings: KitStrings;
  /** The page's language. @default 'en' */
  locale?: KitLocale;
  /**
   * Words for months, weekdays and hours; missing ones come from the fallback, English or Amharic.
   * Pass the same object at every render.
   */
  dates?: DateLanguage | undefined;
  /** The calendar shown first. @default 'ethiopic' */
  calendar?: KitCalendar;
  /** `system` follows the device, without scripts. @default 'light' */
  colorScheme?: ColorScheme;
  /** @default 'comfortable' */
  density?: Density;
  /** Returns milliseconds since 1970, corrected by the server's clock; fixed in tests. */
  now: () => number;
  /** Opens a path of the app without reloading. */
  navigate?: (path: string) => void;
  /** Turns a path into an `href`, for an app that is not at the root of its host. */
  useHref?: (path: string) => string;
  /** Milliseconds for which a toast stays. @default 6000 */
  toastTimeout?: number;
  /** Token values known only at run time, such as a tenant's colour. */
  theme?: KitTheme;
  /**
   * With true, Latin letters become Amharic in text areas, searches, lists of names and text fields
   * that allow it; with false, nowhere.
   * @default as each field says
   */
  writesAmharic?: boolean;
  /**
   * Element that gets language, scheme and theme: `<html>`, or the provider's own inside another
   * app.
   * @default 'page'
   */
  scope?: 'page' | 'self';
  children: ReactNode;
}

/**
 * Like `UiProvider`, without built-in languages. Build with `ariaWordsFromKit`, which adds React
 * Aria's words.
 */
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
