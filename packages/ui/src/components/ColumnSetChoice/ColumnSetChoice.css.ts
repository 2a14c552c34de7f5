import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

/** The table's own choice of columns, above its end. */
export const aboveTable = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockEnd: vars.space.small,
  '@media': { [media.print]: { display: 'none' } },
});

/** A choice that stands elsewhere is there only while the rows are a table. */
export const besideFilters = componentStyle({
  '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
});
