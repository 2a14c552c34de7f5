/** Binds kit fields to a form's store: each subscribes to its own value and its own error. */
import { useLingui } from '@lingui/react';
import { useCallback, useSyncExternalStore } from 'react';
import type { FormStore } from './form-store.ts';

/** Reads anything derived from a form, and renders again only when that changes (compared by identity). */
export const useFormValue = <Values extends object, Derived>(
  store: FormStore<Values>,
  derive: (values: Values) => Derived,
): Derived => useSyncExternalStore(store.subscribe, () => derive(store.values()));

export interface FieldBinding<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly errorMessage: string | undefined;
}

export function useField<Values extends object, Name extends keyof Values & string>(
  store: FormStore<Values>,
  name: Name,
): FieldBinding<Values[Name]> & { readonly name: Name } {
  const value = useSyncExternalStore(store.subscribe, () => store.values()[name]);
  const error = useSyncExternalStore(store.subscribe, () => store.errors()[name]);
  const { _ } = useLingui();
  const onChange = useCallback((next: Values[Name]) => store.set(name, next), [store, name]);
  return { name, value, onChange, errorMessage: error && _(error) };
}
