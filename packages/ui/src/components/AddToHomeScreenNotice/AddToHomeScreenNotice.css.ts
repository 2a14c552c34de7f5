import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

export const steps = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  counterReset: 'step',
});

export const step = componentStyle({
  counterIncrement: 'step',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  selectors: {
    '&::before': {
      content: 'counter(step)',
      flex: 'none',
      color: vars.color.textMuted,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const sign = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: vars.radius.card,
  background: vars.color.brandSubtle,
  color: vars.color.brandText,
});

globalStyle(`${sign} > svg`, {
  '@layer': { [componentsLayer]: { width: '20px', height: '20px', strokeWidth: 1.75 } },
});
