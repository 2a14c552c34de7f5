/** One focus and one blur event for a field with several controls. */
import type { FocusEvent } from 'react';
import type { FieldFocus } from '../common-props.ts';

/** Ignores events within the field; a dialog that the field opens counts as outside. */
const isCrossing = ({ currentTarget, target, relatedTarget }: FocusEvent) =>
  currentTarget.contains(target) &&
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

export const focusEvents = ({ onFocus, onBlur }: FieldFocus) => ({
  onFocus: (event: FocusEvent) => isCrossing(event) && onFocus?.(),
  onBlur: (event: FocusEvent) => isCrossing(event) && onBlur?.(),
});
