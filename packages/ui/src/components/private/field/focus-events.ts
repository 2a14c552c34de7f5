/** Focus and blur of a field with several controls: one event when it is entered and one when it is left. */
import type { FocusEvent } from 'react';
import type { FieldFocus } from '../common-props.ts';

/** Only events from or to the outside; a dialog that the field opens is outside too. */
const isCrossing = ({ currentTarget, target, relatedTarget }: FocusEvent) =>
  currentTarget.contains(target) &&
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

export const focusEvents = ({ onFocus, onBlur }: FieldFocus) => ({
  onFocus: (event: FocusEvent) => isCrossing(event) && onFocus?.(),
  onBlur: (event: FocusEvent) => isCrossing(event) && onBlur?.(),
});
