import type { ReactNode } from 'react';
import type { FormStore } from './form-store.ts';
import { useField, useParsedField } from './use-field.ts';

interface BoundProps<Values extends object, Name extends keyof Values, Field> {
  readonly store: FormStore<Values>;
  readonly name: Name;
  readonly children: (field: Field) => ReactNode;
}

export const Bound = <Values extends object, Name extends keyof Values & string>({
  store,
  name,
  children,
}: BoundProps<Values, Name, ReturnType<typeof useField<Values, Name>>>) =>
  children(useField(store, name));

export const BoundParsed = <Values extends object, Name extends keyof Values & string>({
  store,
  name,
  children,
}: BoundProps<Values, Name, ReturnType<typeof useParsedField<Values, Name>>>) =>
  children(useParsedField(store, name));
