/** Commas come and go while one types: the caret stays behind the same digit. */
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const COMMA = ',';
const withoutCommas = (text: string) => text.replaceAll(COMMA, '');

/** The place in `text` that has so many signs before it, commas apart. */
function placeAfter(text: string, signs: number): number {
  let place = 0;
  for (let left = signs; place < text.length && left > 0; place += 1) {
    if (text[place] !== COMMA) left -= 1;
  }
  return place;
}

/** To delete a comma is to delete the digit behind it: the comma alone would come back. */
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
    /** After `next` was typed it is shown as `shaped`. */
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
