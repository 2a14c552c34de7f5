import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color } = vars;
const tone = (ink: string, ground: string) => ({
  color: ink,
  background: ground,
  borderColor: `color-mix(in srgb, ${ink} 30%, transparent)`,
});

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
    '&[data-tone="neutral"]': { ...tone(color.text, color.sunken), borderColor: color.border },
    '&[data-tone="brand"]': tone(color.brandText, color.brandSubtle),
    '&[data-tone="positive"]': tone(color.positive, color.positiveSubtle),
    '&[data-tone="caution"]': tone(color.caution, color.cautionSubtle),
    '&[data-tone="critical"]': tone(color.critical, color.criticalSubtle),
    '&[data-tone="info"]': tone(color.info, color.infoSubtle),
  },
});

export const image = componentStyle({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // A face is in the upper half of its picture.
  objectPosition: '50% 25%',
});

globalStyle(`${avatar} > svg`, {
  '@layer': { [componentsLayer]: { width: '55%', height: '55%', strokeWidth: 1.75 } },
});
