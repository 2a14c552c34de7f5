import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const frame = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 320px)',
  alignItems: 'start',
  gap: vars.space.xlarge,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const main = componentStyle({ minWidth: 0 });

export const aside = componentStyle({ minWidth: 0 });
