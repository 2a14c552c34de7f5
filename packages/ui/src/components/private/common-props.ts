/** What every component takes: attributes for tests and scripts of the app, since it takes no `className`. */
import type { DataAttributes } from './data-attributes.ts';

export interface CommonProps {
  /** Attributes of the outermost element: `{ testid: 'save' }` is `data-testid="save"`. */
  data?: DataAttributes;
  /** Of the outermost element; of a field, of the control that its label names. */
  id?: string;
}

export interface FieldFocus {
  /** The focus comes into the field. */
  onFocus?: () => void;
  /** The focus leaves the field, as form libraries want to hear. */
  onBlur?: () => void;
}
