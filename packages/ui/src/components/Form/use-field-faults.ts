import { useMemo, useState, useSyncExternalStore } from 'react';
import { FormFaults } from '../private/field/form-faults.ts';
import type { FormError } from './ErrorSummary.tsx';
import { namesOf } from './form-focus.ts';

export interface FieldFaults {
  fields: FormFaults;
  /** Given errors and those of fields invalid at the last submit. */
  errors: readonly FormError[];
  ask: (form: HTMLFormElement) => boolean;
}

const none: readonly FormError[] = [];

export function useFieldFaults(
  given: readonly FormError[],
  validation: 'fields' | 'none',
): FieldFaults {
  const [fields] = useState(() => new FormFaults());
  const [order, setOrder] = useState<readonly string[]>([]);
  const said = useSyncExternalStore(fields.subscribe, fields.said, () => none);
  const errors = useMemo(() => inOrder(together(given, said), order), [given, said, order]);
  const ask = (form: HTMLFormElement) => {
    setOrder(namesOf(form));
    if (validation === 'fields') return fields.ask();
    fields.forget();
    return false;
  };
  return { fields, errors, ask };
}

function together(given: readonly FormError[], said: readonly FormError[]): readonly FormError[] {
  if (said.length === 0) return given;
  const named = new Set(given.map(({ name }) => name));
  return [...given, ...said.filter(({ name }) => !named.has(name))];
}

function inOrder(errors: readonly FormError[], order: readonly string[]): readonly FormError[] {
  const places = new Map(order.map((name, place) => [name, place]));
  const placeOf = ({ name }: FormError) => places.get(name) ?? order.length;
  return errors.length < 2 ? errors : [...errors].sort((a, b) => placeOf(a) - placeOf(b));
}
