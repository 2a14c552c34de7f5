/** Text as it was typed, kept beside the value it stands for and replaced only when the value changes from outside. */
import { useState } from 'react';

/** `text` to show, and `setTyped` for a text with the value it was read as. */
export function useTypedText<Value>(value: Value, format: (value: Value) => string) {
  const [typed, setTyped] = useState({ text: format(value), value });
  const text = Object.is(typed.value, value) ? typed.text : format(value);
  return {
    text,
    setTyped: (next: string, standsFor: Value) => setTyped({ text: next, value: standsFor }),
  };
}
