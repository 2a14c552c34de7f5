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

/** The attributes of an element in whose language, scheme and density the kit is drawn. */
export const settingAttributes = ({
  language,
  colorScheme,
  density,
}: Pick<Kit, 'language' | 'colorScheme' | 'density'>) => ({
  lang: language,
  'data-kit-scheme': colorScheme,
  'data-kit-density': density,
});

/** `<html {...kitHtmlProps(settings)}>`, with the settings of `UiProvider`: a dark page is dark from its first paint, and so is one of `system`. */
export const kitHtmlProps = (settings: KitHtmlSettings) => ({
  ...settingAttributes({
    language: settings.locale ?? 'en',
    colorScheme: settings.colorScheme ?? 'light',
    density: settings.density ?? 'comfortable',
  }),
  // React does not compare what the browser may have changed before it came.
  suppressHydrationWarning: true,
  style: settings.theme,
});
