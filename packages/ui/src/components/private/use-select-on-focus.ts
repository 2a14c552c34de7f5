/**
 * What a figure's field holds is selected as it gets the focus, so that the first key replaces it. A press puts the
 * caret where it hits, after the focus has come, so the selection is made again when the press is over.
 */
import { type ComponentProps, useRef } from 'react';

/** What is heard at the input itself. */
export type InputEvents = Pick<
  ComponentProps<'input'>,
  'onBlur' | 'onFocus' | 'onKeyDown' | 'onMouseUp'
>;

export function useSelectOnFocus(isWanted: boolean): InputEvents {
  const isFocusing = useRef(false);
  const isAway = useRef(false);
  if (!isWanted) return {};
  return {
    onFocus({ currentTarget }) {
      // Back from another window the caret is where it was, in what was half typed.
      isFocusing.current = !isAway.current;
      isAway.current = false;
      if (isFocusing.current) currentTarget.select();
    },
    onBlur({ currentTarget }) {
      isAway.current = document.activeElement === currentTarget;
    },
    onKeyDown() {
      isFocusing.current = false;
    },
    // By touch the focus comes after the pointer has gone up, by mouse before: this is after both.
    onMouseUp(event) {
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const isDragged =
        selectionStart !== selectionEnd && (selectionStart !== 0 || selectionEnd !== value.length);
      if (isFocusing.current && !isDragged) {
        // Or the browser puts the caret into what is selected.
        event.preventDefault();
        event.currentTarget.select();
      }
      // The next press puts the caret where it hits.
      isFocusing.current = false;
    },
  };
}
