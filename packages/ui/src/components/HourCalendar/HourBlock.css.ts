import { tones } from '../../styles/tones.ts';
import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { fontSize, lineHeight } = vars;

export const block = componentStyle({
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
  containerType: 'inline-size',
  minHeight: '1.25rem',
  paddingInline: vars.space.xsmall,
  overflow: 'hidden',
  border: '1px solid',
  borderInlineStartWidth: '3px',
  borderRadius: vars.radius.control,
  fontSize: fontSize.badge,
  lineHeight: lineHeight.badge,
  textAlign: 'start',
  selectors: {
    ...tones,
    'button&': { cursor: 'pointer' },
    'button&:hover': { boxShadow: vars.shadow.low, filter: 'brightness(.97)' },
    '&:focus-visible': { zIndex: 2, outlineOffset: '-2px' },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const blockTitle = componentStyle({
  flex: 'none',
  maxHeight: `calc(2 * ${lineHeight.badge})`,
  overflow: 'hidden',
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'normal',
});

export const blockDetail = componentStyle({
  overflow: 'hidden',
  overflowWrap: 'normal',
  '@container': { '(max-width: 70px)': { display: 'none' } },
});
