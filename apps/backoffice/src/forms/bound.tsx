/** A field with its part of a form's store: a key press renders this field, and not those around it. */
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

/** The same for fields whose text may not parse: money, numbers, phones. */
export const BoundParsed = <Values extends object, Name extends keyof Values & string>({
  store,
  name,
  children,
}: BoundProps<Values, Name, ReturnType<typeof useParsedField<Values, Name>>>) =>
  children(useParsedField(store, name));
