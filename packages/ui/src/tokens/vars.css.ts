/** The tokens as CSS variables with stable names (`--kit-color-brand`), so that a tenant can re-brand with plain CSS. */
import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { tokensLayer } from './layers.css.ts';
import { media } from './breakpoints.ts';
import { cssRamps } from './brand-ramp.ts';
import { type Colours, darkColours, kitVariable, lightColours, scales } from './tokens.ts';

export const vars = createGlobalThemeContract({ color: lightColours, ...scales }, (_value, path) =>
  kitVariable(path),
);

/** The colours of a scheme, and those of a brand in their place where the page sets `--kit-brand`. */
function inBrand(colours: Colours, ramp: Readonly<Record<string, string>>) {
  const shades = Object.entries(ramp).map(([name, shade]) => {
    const own = `--${kitVariable(['brand', name])}`;
    return { name, own, shade, shown: `var(${own}, ${Reflect.get(colours, name)})` };
  });
  return {
    '@supports': {
      '(color: oklch(from red l c h))': {
        vars: Object.fromEntries(
          shades.flatMap(({ name, own, shade, shown }) => [
            [own, shade],
            [`--${kitVariable(['color', name])}`, shown],
          ]),
        ),
      },
    },
  };
}

globalStyle(':root', {
  '@layer': {
    [tokensLayer]: {
      vars: assignVars(vars, { color: lightColours, ...scales }),
      ...inBrand(lightColours, cssRamps.light),
      colorScheme: 'light',
    },
  },
});

globalStyle('[data-kit-scheme="dark"]', {
  '@layer': {
    [tokensLayer]: {
      vars: assignVars(vars.color, darkColours),
      ...inBrand(darkColours, cssRamps.dark),
      colorScheme: 'dark',
    },
  },
});

// Only where it turns a dark page back: elsewhere a tenant's rule on `:root` has to reach through.
globalStyle('[data-kit-scheme="dark"] [data-kit-scheme="light"]', {
  '@layer': {
    [tokensLayer]: {
      vars: assignVars(vars.color, lightColours),
      ...inBrand(lightColours, cssRamps.light),
      colorScheme: 'light',
    },
  },
});

globalStyle('[data-kit-density="compact"]', {
  '@layer': { [tokensLayer]: { vars: { [vars.size.row]: '40px' } } },
});

// Fingers are as thick in a dense table.
globalStyle('[data-kit-density="compact"]', {
  '@layer': {
    [tokensLayer]: {
      '@media': { [`screen and ${media.coarse}`]: { vars: { [vars.size.row]: '48px' } } },
    },
  },
});

globalStyle('[data-kit-density="compact"] [data-kit-density="comfortable"]', {
  '@layer': { [tokensLayer]: { vars: { [vars.size.row]: scales.size.row } } },
});

globalStyle(':root', {
  '@layer': {
    [tokensLayer]: {
      '@media': {
        // On paper nothing is pressed.
        [`screen and ${media.coarse}`]: {
          vars: {
            [vars.size.field]: '44px',
            [vars.size.fieldSmall]: '44px',
            [vars.size.target]: '44px',
          },
        },
        [media.print]: {
          vars: {
            [vars.color.text]: '#000000',
            [vars.color.textMuted]: '#000000',
            [vars.color.brandText]: '#000000',
            [vars.color.canvas]: '#ffffff',
          },
        },
        '(prefers-reduced-motion: reduce)': {
          vars: {
            [vars.motion.fast]: '0ms',
            [vars.motion.base]: '0ms',
            [vars.motion.slow]: '0ms',
            [vars.motion.page]: '0ms',
          },
        },
      },
    },
  },
});
