import { mix, mixed } from '../styles/asked.ts';
import { componentStyle } from '../styles/component-style.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const { color, space, fontSize } = vars;

/** Keeps the colours on paper and in forced colours, because they carry information. */
const keepsColour = { forcedColorAdjust: 'none', printColorAdjust: 'exact' } as const;
const tint = mix(color.brandMark, 35, color.surface);

export const chart = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  containerType: 'inline-size',
  breakInside: 'avoid',
});

export const title = componentStyle({ fontWeight: vars.fontWeight.strong });

export const nothing = componentStyle({ color: color.textMuted });

export const plot = componentStyle({
  position: 'relative',
  height: '240px',
  marginBlockStart: space.small,
  marginBlockEnd: '3.5rem',
  fontSize: fontSize.badge,
  lineHeight: vars.lineHeight.badge,
  color: color.textMuted,
  '@media': { [media.phone]: { height: '200px' }, [media.print]: { height: '120px' } },
});

export const svg = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  ...keepsColour,
});

export const line = componentStyle({ stroke: color.border, strokeWidth: 1 });

export const bar = componentStyle({
  stroke: color.surface,
  strokeWidth: 1,
  selectors: {
    '&[data-tone="brand"]': { fill: color.brandMark },
    '&[data-tone="tint"]': {
      ...mixed('fill', color.brandSubtle, tint),
      stroke: color.brandMark,
    },
    '&[data-tone="positive"]': { fill: color.positive },
    '&[data-tone="critical"]': { fill: color.critical },
    '&[data-tone="info"]': { fill: color.info },
    '&[data-tone="caution"]': { stroke: color.caution },
    '&[data-tone="neutral"]': { stroke: color.textMuted },
  },
});

export const value = componentStyle({
  position: 'absolute',
  transform: 'translate(-50%, -100%)',
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
});

export const lying = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(64px, 1fr) auto',
  alignItems: 'center',
  gap: `${space.small} ${space.medium}`,
  fontSize: fontSize.small,
  lineHeight: vars.lineHeight.small,
  '@media': { [media.print]: { rowGap: 0, fontSize: '11px' } },
});

export const lyingBar = componentStyle({
  height: '16px',
  minWidth: '1px',
  borderRadius: '0 2px 2px 0',
  background: color.brandMark,
  ...keepsColour,
  '@media': { [media.print]: { height: '10px' } },
});

export const lyingFigure = componentStyle({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const stripe = componentStyle({
  fill: color.caution,
  selectors: { '&[data-tone="neutral"]': { fill: color.textMuted } },
});
export const stripeGround = componentStyle({
  fill: color.cautionSubtle,
  selectors: { '&[data-tone="neutral"]': { fill: color.surface } },
});

export const tick = componentStyle({
  position: 'absolute',
  insetInlineEnd: '100%',
  paddingInlineEnd: space.small,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  transform: 'translateY(-50%)',
});

export const labels = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  display: 'flex',
  paddingBlockStart: space.xsmall,
});

export const label = componentStyle({
  display: 'flex',
  flex: '1 1 0',
  justifyContent: 'center',
  width: 0,
  whiteSpace: 'nowrap',
  '@container': {
    '(max-width: 480px)': {
      selectors: {
        ':not([data-upright]) > &:not(:empty)': {
          justifyContent: 'flex-end',
          transform: 'translateX(-40%) rotate(-40deg)',
          transformOrigin: '100% 0',
        },
      },
    },
  },
});

export const scroll = componentStyle({ overflowX: 'auto' });

export const table = componentStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  lineHeight: vars.lineHeight.small,
});

const edges = {
  padding: `${space.xsmall} ${space.small}`,
  borderBlockEnd: `1px solid ${color.border}`,
};

export const cell = componentStyle({
  ...edges,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const headCell = componentStyle({
  ...edges,
  textAlign: 'end',
  fontWeight: vars.fontWeight.strong,
  selectors: { '&[scope="row"]': { textAlign: 'start', fontWeight: vars.fontWeight.regular } },
});

export const spark = componentStyle({
  position: 'relative',
  display: 'block',
  width: '100%',
  minWidth: '64px',
  maxWidth: '160px',
  height: '32px',
  padding: 0,
  selectors: {
    '&[data-tone="brand"]': { color: color.brandMark },
    '&[data-tone="positive"]': { color: color.positive },
    '&[data-tone="caution"]': { color: color.caution },
    '&[data-tone="critical"]': { color: color.critical },
    '&[data-tone="info"]': { color: color.info },
    '&[data-tone="tint"]': mixed('color', color.focus, tint),
    '&[data-tone="neutral"]': { color: color.textMuted },
  },
});

export const sparkSvg = componentStyle({ width: '100%', height: '100%', overflow: 'visible' });

export const sparkLine = componentStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const dot = componentStyle({
  position: 'absolute',
  margin: '-3px',
  border: '3px solid currentColor',
  borderRadius: vars.radius.pill,
});
