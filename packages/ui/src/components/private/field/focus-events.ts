import type { FocusEvent } from 'react';
import type { FieldFocus } from '../common-props.ts';

/** True if the focus enters or leaves the field; a dialog of the field counts as outside. */
const isCrossing = ({ currentTarget, target, relatedTarget }: FocusEvent) =>
  currentTarget.contains(target) &&
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

export const focusEvents = ({ onFocus, onBlur }: FieldFocus) => ({
  onFocus: (event: FocusEvent) => isCrossing(event) && onFocus?.(),
  onBlur: (event: FocusEvent) => isCrossing(event) && onBlur?.(),
});
