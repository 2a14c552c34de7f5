/**
 * Props of every component: attributes for the app's tests and scripts, since components take no
 * `className`.
 */

export type DataAttributes = Readonly<Record<string, string | boolean>>;

export interface CommonProps {
  /** Attributes of the outermost element: `{ testid: 'save' }` is `data-testid="save"`. */
  data?: DataAttributes;
  /** Attributes of the outermost element; for a field, of the control that its label names. */
  id?: string;
}

export interface FieldFocus {
  onFocus?: () => void;
  onBlur?: () => void;
}

export const dataAttributes = (data: DataAttributes = {}) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));

export const rootProps = ({ id, data }: CommonProps) => ({ id, ...dataAttributes(data) });
