import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Fault, FormStore } from './form-store.ts';

/** Re-renders only if `derive` returns another value, compared by identity. */
export const useFormValue = <Values extends object, Derived>(
  store: FormStore<Values>,
  derive: (values: Values) => Derived,
): Derived => useSyncExternalStore(store.subscribe, () => derive(store.values()));

const wordsOf = (fault: Fault, translate: (message: MessageDescriptor) => string): string =>
  typeof fault === 'string' ? fault : translate(fault);

type NamesOf<Values> = keyof Values & string;

export function useField<Values extends object, Name extends NamesOf<Values>>(
  store: FormStore<Values>,
  name: Name,
) {
  const value = useSyncExternalStore(store.subscribe, () => store.values()[name]);
  const error = useSyncExternalStore(store.subscribe, () => store.errors()[name]);
  const { _ } = useLingui();
  const onChange = useCallback((next: Values[Name]) => store.set(name, next), [store, name]);
  const isReadOnly = useContext(ReadOnlyContext);
  return {
    name,
    value,
    onChange,
    errorMessage: error && wordsOf(error, _),
    ...(isReadOnly && { isDisabled: true }),
  };
}

export function useParsedField<Values extends object, Name extends NamesOf<Values>>(
  store: FormStore<Values>,
  name: Name,
) {
  const onFaultChange = useCallback(
    (fault: string | null, part?: number) => store.setFault(name, fault, part),
    [store, name],
  );
  return { ...useField(store, name), onFaultChange };
}

export function useFlag<Values extends object, Name extends NamesOf<Values>>(
  store: FormStore<Values>,
  name: Name,
) {
  const { value, errorMessage: _errorMessage, ...rest } = useField(store, name);
  return { ...rest, isSelected: value };
}

export const ReadOnlyContext = createContext(false);

export type FieldLabels<Values> = Readonly<Record<keyof Values, MessageDescriptor>>;

export function useFormErrors<Values extends object>(
  store: FormStore<Values>,
  labels: FieldLabels<Values>,
) {
  const { _ } = useLingui();
  const errors = useSyncExternalStore(store.subscribe, store.errors);
  return useMemo(() => {
    const found: { name: string; label: string; message: string }[] = [];
    for (const name in labels) {
      const fault = errors[name];
      if (fault === undefined) continue;
      found.push({ name, label: _(labels[name]), message: wordsOf(fault, _) });
    }
    return found;
  }, [_, errors, labels]);
}
