import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const labelled = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  minWidth: 0,
});

export const labelText = componentStyle({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
});

export const track = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  padding: vars.space.xxsmall,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  '@media': { [media.print]: { display: 'none' } },
});

export const segment = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  flex: '1 0 auto',
  minHeight: vars.size.fieldSmall,
  paddingInline: vars.space.medium,
  borderRadius: `calc(${vars.radius.card} - ${vars.space.xxsmall})`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.strong,
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&:hover:not([data-selected], [data-disabled])': {
      color: vars.color.text,
      background: vars.color.hover,
    },
    '&[data-selected]': {
      background: vars.color.surface,
      color: vars.color.brandText,
      // An outline, because pale colours alone do not show the selection.
      outline: `1px solid ${vars.color.borderControl}`,
    },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

export const choice = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 0,
  appearance: 'none',
  borderRadius: 'inherit',
  cursor: 'inherit',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});
