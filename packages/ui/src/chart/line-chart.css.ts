import { mix, mixed } from '../styles/asked.ts';
import { componentStyle } from '../styles/component-style.ts';
import { vars } from '../tokens/vars.css.ts';

const { color, space } = vars;

const tint = mix(color.brandMark, 70, color.surface);

const tones = {
  '&[data-tone="brand"]': { color: color.brandMark },
  '&[data-tone="tint"]': mixed('color', color.focus, tint),
  '&[data-tone="positive"]': { color: color.positive },
  '&[data-tone="caution"]': { color: color.caution },
  '&[data-tone="critical"]': { color: color.critical },
  '&[data-tone="info"]': { color: color.info },
  '&[data-tone="neutral"]': { color: color.textMuted },
};

/** A sideways touch chooses a label, a vertical one scrolls the page. */
export const linePlot = componentStyle({ touchAction: 'pan-y', cursor: 'crosshair' });

/** An invisible input, whose focus ring the cursor line shows. */
export const cursorInput = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const cursor = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `1px solid ${color.borderControl}`,
  selectors: {
    [`${cursorInput}:focus-visible + div > &`]: {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '3px',
    },
  },
});

export const stroke = componentStyle({
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    ...tones,
    '&[data-tone]': { stroke: 'currentColor' },
    '&:not([data-tone])': { strokeWidth: 1 },
    '[data-mirrored] > &': { transform: 'scaleX(-1)', transformOrigin: '50%' },
  },
});

export const dashes = ['none', '7 4', '2 4', '12 4 2 4', '16 6'].map((strokeDasharray) =>
  componentStyle({ strokeDasharray }),
);

export const point = componentStyle({
  position: 'absolute',
  margin: '-4px',
  border: '4px solid currentColor',
  borderRadius: vars.radius.pill,
  forcedColorAdjust: 'none',
  selectors: tones,
});

export const legendEntry = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
});

export const legendLine = componentStyle({
  flex: 'none',
  width: '32px',
  height: '8px',
  forcedColorAdjust: 'none',
});

export const legendFigure = componentStyle({
  color: color.text,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
