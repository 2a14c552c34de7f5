import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
} from 'react';

const COMMA = ',';
const withoutCommas = (text: string) => text.replaceAll(COMMA, '');

function placeAfter(text: string, signs: number): number {
  let place = 0;
  for (let left = signs; place < text.length && left > 0; place += 1) {
    if (text[place] !== COMMA) left -= 1;
  }
  return place;
}

/** Steps over the comma, so that the digit is deleted: a comma alone would be added again. */
function stepOverComma({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  const { value, selectionStart: at, selectionEnd } = currentTarget;
  if (at === null || at !== selectionEnd) return;
  if (key === 'Backspace' && value[at - 1] === COMMA)
    currentTarget.setSelectionRange(at - 1, at - 1);
  if (key === 'Delete' && value[at] === COMMA) currentTarget.setSelectionRange(at + 1, at + 1);
}

export function useKeptCaret() {
  const field = useRef<HTMLInputElement | null>(null);
  const due = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (due.current !== null) field.current?.setSelectionRange(due.current, due.current);
    due.current = null;
  });
  return {
    keepCaret(next: string, shaped: string) {
      const at = field.current?.selectionStart;
      if (next === shaped || at === null || at === undefined) return;
      due.current = placeAfter(shaped, withoutCommas(next.slice(0, at)).length);
    },
    onFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
      field.current = currentTarget;
    },
    onKeyDown: stepOverComma,
  };
}

export type InputEvents = Pick<
  ComponentProps<'input'>,
  'onBlur' | 'onFocus' | 'onKeyDown' | 'onMouseUp' | 'onCompositionStart' | 'onCompositionEnd'
>;

/** Selects again on mouse up, because a press moves the caret after the focus. */
export function useSelectOnFocus(isWanted: boolean): InputEvents {
  const isFocusing = useRef(false);
  const isAway = useRef(false);
  if (!isWanted) return {};
  return {
    onFocus({ currentTarget }) {
      // When the user returns to the window, the caret must stay.
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
    // The last event of a press, by touch as well as by mouse.
    onMouseUp(event) {
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const isDragged =
        selectionStart !== selectionEnd && (selectionStart !== 0 || selectionEnd !== value.length);
      if (isFocusing.current && !isDragged) {
        event.preventDefault();
        event.currentTarget.select();
      }
      isFocusing.current = false;
    },
  };
}
