import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const aboveTable = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockEnd: vars.space.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const besideFilters = componentStyle({
  '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
});
