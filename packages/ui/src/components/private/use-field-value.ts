/** A value that is the owner's when given and the field's own otherwise. */
import { useState } from 'react';
import type { FieldValue } from './field-props.ts';

export function useFieldValue<Value extends {} | null>(
  { value, defaultValue, onChange }: FieldValue<Value>,
  empty: Value,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState<Value>(defaultValue ?? empty);
  const set = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
}
