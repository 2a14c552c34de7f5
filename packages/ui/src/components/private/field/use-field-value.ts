import { type RefObject, useEffect, useState } from 'react';
import type { FieldValue } from './field-props.ts';

/** `reset` restores the latest `defaultValue`, as a browser does. */
export function useFieldValue<Value extends {} | null>(
  { value, defaultValue, onChange }: FieldValue<Value>,
  empty: Value,
): [value: Value, set: (value: Value) => void, reset: () => void, first: Value] {
  const [own, setOwn] = useState<Value>(defaultValue ?? empty);
  const set = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  const shown = value === undefined ? own : value;
  const [shownFirst] = useState(shown);
  const first = defaultValue ?? shownFirst;
  return [shown, set, () => set(first), first];
}

/**
 * Keeps the typed text until the value changes from outside. `setTyped` takes the text and its
 * value.
 */
export function useTypedText<Value>(value: Value, format: (value: Value) => string) {
  const [typed, setTyped] = useState({ text: format(value), value });
  const text = Object.is(typed.value, value) ? typed.text : format(value);
  return {
    text,
    setTyped: (next: string, standsFor: Value) => setTyped({ text: next, value: standsFor }),
  };
}

/** Sets `checked`, to which the browser resets a checkbox. */
export function useFirstTick(label: RefObject<HTMLLabelElement | null>, isTicked: boolean): void {
  useEffect(() => {
    label.current?.control?.toggleAttribute('checked', isTicked);
  }, [label, isTicked]);
}
