/** Props of every component. None has a `className`. */

export type DataAttributes = Readonly<Record<string, string | boolean>>;

export interface CommonProps {
  /** Data attributes of the outermost element: `{ testid: 'save' }` is `data-testid="save"`. */
  data?: DataAttributes;
  /** Id of the outermost element; in a field, of its labelled control. */
  id?: string;
}

export interface FieldFocus {
  onFocus?: () => void;
  onBlur?: () => void;
}

export const dataAttributes = (data: DataAttributes = {}) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));

export const rootProps = ({ id, data }: CommonProps) => ({ id, ...dataAttributes(data) });
