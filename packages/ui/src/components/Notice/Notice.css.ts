import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { softBorder } from '../../styles/tones.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color } = vars;
const tone = (ink: string, ground: string) => ({
  background: ground,
  ...softBorder(ink),
  borderInlineStartColor: ink,
});

export const notice = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  padding: vars.space.medium,
  border: '1px solid',
  borderInlineStartWidth: '4px',
  borderRadius: vars.radius.control,
  color: color.text,
  selectors: {
    '&[data-tone="info"]': tone(color.info, color.infoSubtle),
    '&[data-tone="positive"]': tone(color.positive, color.positiveSubtle),
    '&[data-tone="caution"]': tone(color.caution, color.cautionSubtle),
    '&[data-tone="critical"]': tone(color.critical, color.criticalSubtle),
  },
});

export const content = componentStyle({
  flex: '1 1 9ch',
  minWidth: 0,
  overflowWrap: 'break-word',
  selectors: { '&:not(:last-child)': { flexBasis: '24ch' } },
});

/** A title on its own line, because it has no full stop. */
export const open = componentStyle({ display: 'block' });

globalStyle(`${notice} > svg`, {
  '@layer': {
    [componentsLayer]: { width: '20px', height: vars.lineHeight.body, strokeWidth: 1.75 },
  },
});
for (const [name, ink] of Object.entries({
  info: color.info,
  positive: color.positive,
  caution: color.caution,
  critical: color.critical,
})) {
  globalStyle(`${notice}[data-tone="${name}"] > svg`, {
    '@layer': { [componentsLayer]: { color: ink } },
  });
}
