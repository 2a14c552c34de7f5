import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { tones } from '../../styles/tones.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

export const avatar = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '40px',
  height: '40px',
  border: '1px solid',
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize.small,
  lineHeight: 1,
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  userSelect: 'none',
  selectors: {
    '&[data-size="small"]': { width: '24px', height: '24px', fontSize: '0.625rem' },
    '&[data-size="large"]': { width: '64px', height: '64px', fontSize: vars.fontSize.subtitle },
    ...tones,
  },
});

export const image = componentStyle({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Crops to the upper half, where faces usually are.
  objectPosition: '50% 25%',
});

globalStyle(`${avatar} > svg`, {
  '@layer': { [componentsLayer]: { width: '55%', height: '55%', strokeWidth: 1.75 } },
});
