const screens = { desktop: 1280, mobile: 375 } as const;
const schemes = ['light', 'dark'] as const;
const locales = ['en', 'am'] as const;

export type Scheme = (typeof schemes)[number];
export type Locale = (typeof locales)[number];
export type Screen = keyof typeof screens;

/** Settings of the user's system; all screenshots have reduced motion. */
export type OwnSetting = 'forced' | 'large';

export interface Mode {
  readonly name: `${Scheme | OwnSetting}-${Locale}-${Screen}`;
  /** Forced colours, or text at 200 %. */
  readonly setting?: OwnSetting;
  readonly scheme: Scheme;
  readonly locale: Locale;
  readonly viewport: Screen;
  readonly width: number;
}

/** All eight: `light-en-desktop` to `dark-am-mobile`. */
export const allModes: readonly Mode[] = schemes.flatMap((scheme) =>
  locales.flatMap((locale) =>
    (['desktop', 'mobile'] as const).map((viewport) => ({
      name: `${scheme}-${locale}-${viewport}` as const,
      scheme,
      locale,
      viewport,
      width: screens[viewport],
    })),
  ),
);

export const ownModes: readonly Mode[] = (['forced', 'large'] as const).flatMap((setting) =>
  (['desktop', 'mobile'] as const).map((viewport) => {
    const locale = viewport === 'desktop' ? 'am' : 'en';
    return {
      name: `${setting}-${locale}-${viewport}` as const,
      setting,
      scheme: 'light',
      locale,
      viewport,
      width: screens[viewport],
    };
  }),
);

type ChromaticModes = Record<string, Record<string, string>>;

const chromatic = (...names: Mode['name'][]): ChromaticModes =>
  Object.fromEntries(
    allModes
      .filter(({ name }) => names.includes(name))
      .map(({ name, scheme, locale, viewport }) => [name, { scheme, locale, viewport }]),
  );

export const kitModes = chromatic('light-en-desktop', 'dark-en-desktop', 'light-am-mobile');

export const foundationModes: ChromaticModes = {
  ...chromatic(...allModes.map(({ name }) => name)),
  forcedColors: { forcedColors: 'active' },
};
