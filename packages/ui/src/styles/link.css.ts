/** A link within text. */
import { vars } from '../tokens/vars.css.ts';
import { componentStyle } from './component-style.ts';

export const link = componentStyle({
  color: vars.color.brandText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  // One that is a button and takes two lines.
  textAlign: 'start',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
