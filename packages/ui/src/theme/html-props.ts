/** The settings of a provider as attributes of `<html>`, for a server-rendered page. */
import type { ColorScheme, Density, Kit, KitLocale } from './kit-context.ts';
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

export const settingAttributes = ({
  language,
  colorScheme,
  density,
}: Pick<Kit, 'language' | 'colorScheme' | 'density'>) => ({
  lang: language,
  'data-kit-scheme': colorScheme,
  'data-kit-density': density,
});

/**
 * `<html {...kitHtmlProps(settings)}>`, with the settings of `UiProvider`: a dark page is dark from
 * its first paint, with `system` too.
 */
export const kitHtmlProps = (settings: KitHtmlSettings) => ({
  ...settingAttributes({
    language: settings.locale ?? 'en',
    colorScheme: settings.colorScheme ?? 'light',
    density: settings.density ?? 'comfortable',
  }),
  // The browser may have changed these attributes before hydration.
  suppressHydrationWarning: true,
  style: settings.theme,
});
