import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const zone = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.large,
  border: `2px dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  textAlign: 'center',
  selectors: {
    '&[data-drop-target]': { borderStyle: 'solid', borderColor: vars.color.brand },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { borderColor: vars.color.border },
    '[data-invalid] > * > &': { borderColor: vars.color.critical },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-drop-target]': { borderColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText' },
      },
    },
  },
});

export const invitation = componentStyle({
  color: vars.color.textMuted,
  '@media': { [media.coarse]: { display: 'none' } },
});
