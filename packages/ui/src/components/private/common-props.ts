/** What every component of the kit takes. */
import type { DataAttributes } from './data-attributes.ts';

export interface CommonProps {
  id?: string;
  /** Written as `data-*` attributes: `{ testid: 'save' }` is `data-testid="save"`. */
  data?: DataAttributes;
}
