import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const badgeStart = createVar();
export const badgeTop = createVar();

export const waitingBadge = componentStyle({
  position: 'absolute',
  insetBlockStart: fallbackVar(badgeTop, '2px'),
  insetInlineStart: fallbackVar(badgeStart, 'calc(50% + 4px)'),
  minWidth: '20px',
  paddingInline: '6px',
  borderRadius: vars.radius.pill,
  background: vars.color.critical,
  color: vars.color.onStatus,
  fontSize: '12px',
  lineHeight: '20px',
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
