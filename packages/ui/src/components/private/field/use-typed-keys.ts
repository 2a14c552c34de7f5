/** The keys of a line of text: shaped as they come, with the caret behind the same digit. */
import { type CompositionEvent, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useKeptCaret, useSelectOnFocus } from './input-caret.ts';

export interface TypedKeys {
  text: string;
  /** The text to show after a key; `before` is the text before it. */
  shape: (before: string, typed: string) => string;
  /** Selected as a whole on focus. */
  isNumeric: boolean;
  onTyped: (text: string) => void;
}

export function useTypedKeys({ text, shape, isNumeric, onTyped }: TypedKeys) {
  const { keepCaret, ...caretEvents } = useKeptCaret();
  /** The text before one that a keyboard is composing: until that is finished, only the keyboard changes it. */
  const [beforeComposing, setBeforeComposing] = useState<string | null>(null);
  const pass = (next: string, typed: string) => {
    keepCaret(typed, next);
    onTyped(next);
  };
  const inputEvents = mergeProps(useSelectOnFocus(isNumeric), caretEvents, {
    onCompositionStart: () => setBeforeComposing(text),
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      setBeforeComposing(null);
      pass(shape(beforeComposing ?? text, currentTarget.value), currentTarget.value);
    },
  });
  const onChange = (typed: string) =>
    pass(beforeComposing === null ? shape(text, typed) : typed, typed);
  return { inputEvents, onChange };
}
