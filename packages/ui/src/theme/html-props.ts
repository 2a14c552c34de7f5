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
 * For the server: `<html {...kitHtmlProps(settings)}>` makes a dark page dark from its first paint,
 * with `system` too.
 */
export const kitHtmlProps = (settings: KitHtmlSettings) => ({
  ...settingAttributes({
    language: settings.locale ?? 'en',
    colorScheme: settings.colorScheme ?? 'light',
    density: settings.density ?? 'comfortable',
  }),
  // Attributes may change before hydration.
  suppressHydrationWarning: true,
  style: settings.theme,
});
