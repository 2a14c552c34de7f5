/** Props of every component: attributes for tests and scripts of the app, since it takes no `className`. */

export type DataAttributes = Readonly<Record<string, string | boolean>>;

export interface CommonProps {
  /** Attributes of the outermost element: `{ testid: 'save' }` is `data-testid="save"`. */
  data?: DataAttributes;
  /** Attributes of the outermost element; for a field, of the control that its label names. */
  id?: string;
}

export interface FieldFocus {
  /** The focus comes into the field. */
  onFocus?: () => void;
  /** The focus leaves the field, as form libraries want to hear. */
  onBlur?: () => void;
}

/** The `data-` attributes that a component puts on its outermost element. */
export const dataAttributes = (data: DataAttributes = {}) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));

/** The props for the outermost element, picked from a component's props. */
export const rootProps = ({ id, data }: CommonProps) => ({ id, ...dataAttributes(data) });
