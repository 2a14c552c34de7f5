/** Values of the tokens. No other file may contain hex colours. */

export interface Colours {
  canvas: string;
  surface: string;
  sunken: string;
  hover: string;
  text: string;
  textMuted: string;
  textDisabled: string;
  border: string;
  borderControl: string;
  brand: string;
  brandHover: string;
  onBrand: string;
  brandText: string;
  /** For edges and bars; unlike `brand`, visible even if the brand is light. */
  brandMark: string;
  brandSubtle: string;
  focus: string;
  sidebar: string;
  onSidebar: string;
  sidebarActive: string;
  critical: string;
  criticalHover: string;
  criticalSubtle: string;
  positive: string;
  positiveSubtle: string;
  caution: string;
  cautionSubtle: string;
  info: string;
  infoSubtle: string;
  onStatus: string;
  /** Yellow of the Meskel daisy, as for today's ring. */
  accent: string;
  accentFill: string;
  onAccentFill: string;
  scrim: string;
}

export const lightColours = {
  canvas: '#f7fafa',
  surface: '#ffffff',
  sunken: '#ecf1f2',
  hover: '#f0f5f5',
  text: '#30393a',
  textMuted: '#535f60',
  textDisabled: '#8a9698',
  border: '#dae1e2',
  borderControl: '#6c797a',
  brand: '#046a6a',
  brandHover: '#075353',
  onBrand: '#ffffff',
  brandText: '#046a6a',
  brandMark: '#046a6a',
  brandSubtle: '#f0fcfc',
  focus: '#158687',
  sidebar: '#063f3f',
  onSidebar: '#f0fcfc',
  sidebarActive: '#046a6a',
  critical: '#aa1a1b',
  criticalHover: '#861414',
  criticalSubtle: '#fff7f6',
  positive: '#216d3d',
  positiveSubtle: '#f0fdf3',
  caution: '#7c5301',
  cautionSubtle: '#fff8ef',
  info: '#005da8',
  infoSubtle: '#f5faff',
  onStatus: '#ffffff',
  accent: '#9e6a04',
  accentFill: '#ffbd59',
  onAccentFill: '#2f1e02',
  scrim: 'rgb(3 39 40 / 45%)',
} satisfies Colours;

export const darkColours = {
  canvas: '#1c2324',
  surface: '#252d2e',
  sunken: '#131a1a',
  hover: '#2c3536',
  text: '#ecf1f2',
  textMuted: '#c3cccd',
  textDisabled: '#8a9698',
  border: '#3f4a4b',
  borderControl: '#8a9698',
  brand: '#8fdada',
  brandHover: '#b8ebea',
  onBrand: '#032728',
  brandText: '#8fdada',
  brandMark: '#8fdada',
  brandSubtle: '#193c3c',
  focus: '#8fdada',
  sidebar: '#071f1f',
  onSidebar: '#dcf6f6',
  sidebarActive: '#075353',
  critical: '#ffb5ac',
  criticalHover: '#fed4cf',
  criticalSubtle: '#4e201c',
  positive: '#8ce1a4',
  positiveSubtle: '#1b3824',
  caution: '#ffbd59',
  cautionSubtle: '#3f2c10',
  info: '#a4cfff',
  infoSubtle: '#18324e',
  onStatus: '#1c2324',
  accent: '#ffbd59',
  accentFill: '#ffbd59',
  onAccentFill: '#2f1e02',
  scrim: 'rgb(0 0 0 / 60%)',
} satisfies Colours;

/** Equal in every scheme. Rem follows the reader's font size. */
export const scales = {
  space: {
    xxsmall: '2px',
    xsmall: '4px',
    small: '8px',
    medium: '12px',
    large: '16px',
    xlarge: '24px',
    xxlarge: '32px',
    huge: '48px',
  },
  radius: { control: '4px', card: '8px', dialog: '12px', pill: '999px' },
  fontSize: {
    badge: '0.75rem',
    small: '0.875rem',
    body: '1rem',
    section: '1.125rem',
    subtitle: '1.25rem',
    title: '1.5rem',
    display: '1.875rem',
  },
  lineHeight: {
    badge: '1.125rem',
    small: '1.375rem',
    body: '1.625rem',
    section: '1.75rem',
    subtitle: '1.875rem',
    title: '2.125rem',
    display: '2.5rem',
  },
  fontWeight: { regular: '400', strong: '600', heavy: '700' },
  fontFamily:
    '"Noto Sans Ethiopic Variable", "Noto Sans", "Noto Sans Ethiopic", Ebrima, Nyala, Kefa, "Abyssinica SIL", system-ui, sans-serif',
  shadow: {
    low: '0 1px 2px rgb(3 39 40 / 8%)',
    popover: '0 4px 16px rgb(3 39 40 / 16%)',
    dialog: '0 12px 40px rgb(3 39 40 / 24%)',
  },
  layer: { nav: '10', sticky: '20', drawer: '30', dialog: '40', toast: '50' },
  motion: { fast: '120ms', base: '200ms', slow: '320ms', page: '500ms' },
  easing: 'cubic-bezier(.2, 0, 0, 1)',
  size: {
    field: '40px',
    fieldSmall: '32px',
    row: '44px',
    target: '24px',
    sidebar: '200px',
    rail: '64px',
    bottomBar: '56px',
    content: '1440px',
  },
} as const;

/** The light theme, for `createGlobalTheme` of vanilla-extract in a tenant's theme. */
export const defaultLight = { color: lightColours, ...scales };
export const defaultDark = { color: darkColours, ...scales };

const kebab = (name: string) => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** `['color', 'brandText']` gives `kit-color-brand-text`. Tenants rely on these names. */
export const kitVariable = (path: readonly string[]): string => `kit-${path.map(kebab).join('-')}`;
