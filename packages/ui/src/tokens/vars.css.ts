/** CSS variables of the tokens. The names are stable, because tenants override them. */
import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { tokensLayer } from './layers.css.ts';
import { media } from './breakpoints.ts';
import { cssRamps } from './brand-ramp.ts';
import { type Colours, darkColours, kitVariable, lightColours, scales } from './tokens.ts';

export const vars = createGlobalThemeContract({ color: lightColours, ...scales }, (_value, path) =>
  kitVariable(path),
);

/** By default, brand marks have the colour of the brand. */
const brandMark = `var(--${kitVariable(['color', 'brand'])})`;
const light: Colours = { ...lightColours, brandMark };
const dark: Colours = { ...darkColours, brandMark };

const ofCard = Number.parseFloat(scales.radius.card);
/** Scales a radius with the `--kit-radius` of the page. */
const corner = (radius: string) =>
  `calc(var(--kit-radius, ${scales.radius.card}) * ${Number.parseFloat(radius) / ofCard})`;
const radius = {
  control: corner(scales.radius.control),
  card: corner(scales.radius.card),
  dialog: corner(scales.radius.dialog),
  pill: scales.radius.pill,
};

/** Applies if the page sets `--kit-brand`. */
function inBrand(colours: Colours, ramp: Readonly<Record<string, string>>) {
  const shades = Object.entries(ramp).map(([name, shade]) => {
    const own = `--${kitVariable(['brand', name])}`;
    return { name, own, shade, shown: `var(${own}, ${Reflect.get(colours, name)})` };
  });
  return {
    '@supports': {
      '(color: oklch(from red min(l, 0.5) c h))': {
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

/** `only` keeps browsers from darkening a light page. */
const schemes = {
  light: [light, cssRamps.light, 'only light'],
  dark: [dark, cssRamps.dark, 'dark'],
} as const;

globalStyle(':root', {
  '@layer': {
    [tokensLayer]: {
      vars: assignVars(vars, { color: light, ...scales, radius }),
      ...inBrand(light, cssRamps.light),
      colorScheme: schemes.light[2],
    },
  },
});

/** Limited to screens, because paper is white in every scheme. */
function onScreen(device: string, selector: string, scheme: keyof typeof schemes) {
  const [colours, ramp, colorScheme] = schemes[scheme];
  const rule = { vars: assignVars(vars.color, colours), ...inBrand(colours, ramp), colorScheme };
  globalStyle(selector, {
    '@layer': { [tokensLayer]: { '@media': { [`screen${device}`]: rule } } },
  });
}

const ofDevice = (scheme: keyof typeof schemes) => ` and (prefers-color-scheme: ${scheme})`;
const [isLight, isDark, isSystem] = ['light', 'dark', 'system'].map(
  (scheme) => `[data-kit-scheme="${scheme}"]`,
);

onScreen('', `${isDark}`, 'dark');
onScreen(ofDevice('dark'), `${isSystem}`, 'dark');
// Only inside a dark page: elsewhere a tenant's rule on `:root` must apply.
onScreen('', `${isDark} ${isLight}`, 'light');
onScreen(ofDevice('dark'), `${isSystem} ${isLight}`, 'light');
onScreen(ofDevice('light'), `${isDark} ${isSystem}`, 'light');

globalStyle('[data-kit-density="compact"]', {
  '@layer': { [tokensLayer]: { vars: { [vars.size.row]: '40px' } } },
});

// On a touch screen, rows stay large.
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
        [`screen and ${media.coarse}`]: {
          vars: {
            [vars.size.field]: '44px',
            [vars.size.fieldSmall]: '44px',
            [vars.size.target]: '44px',
          },
        },
        [media.print]: {
          vars: {
            // Overrides a dark theme set at run time.
            [vars.color.text]: '#000000 !important',
            [vars.color.textMuted]: '#000000 !important',
            [vars.color.brandText]: '#000000 !important',
            [vars.color.canvas]: '#ffffff !important',
            [vars.color.surface]: '#ffffff !important',
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
