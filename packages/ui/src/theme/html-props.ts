/** The settings of a provider as attributes of `<html>`, for a server-rendered page. */
import type { ColorScheme, Density, KitLocale } from './kit-context.ts';
import type { KitTheme } from './kit-theme.ts';

export interface KitHtmlSettings {
  /** @default 'en' */
  locale?: KitLocale;
  /** @default 'light' */
  colorScheme?: ColorScheme;
  /** @default 'comfortable' */
  density?: Density;
  theme?: KitTheme;
}

/** `<html {...kitHtmlProps(settings)}>`, with the settings of `UiProvider`: a dark page is dark from its first paint. */
export const kitHtmlProps = (settings: KitHtmlSettings) => ({
  lang: settings.locale ?? 'en',
  'data-kit-scheme': settings.colorScheme ?? 'light',
  'data-kit-density': settings.density ?? 'comfortable',
  // React does not compare what the browser may have changed before it came.
  suppressHydrationWarning: true,
  style: settings.theme,
});
