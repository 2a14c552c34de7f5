import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const choices = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(208px, 100%), 1fr))',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
});

export const chosen = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const heading = componentStyle({
  fontWeight: vars.fontWeight.strong,
  color: vars.color.text,
  paddingBlockEnd: vars.space.xsmall,
});

export const opener = componentStyle({ alignSelf: 'flex-start' });
