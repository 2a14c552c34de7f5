/** What a form's fields call wrong, beside what its owner does. */
import { useMemo, useState, useSyncExternalStore } from 'react';
import { FormFaults } from '../private/field/form-faults.ts';
import type { FormError } from './ErrorSummary.tsx';

export interface FieldFaults {
  /** For the fields; one that says nothing is asked nothing. */
  fields: FormFaults;
  /** The owner's, and, once the fields were asked, theirs. */
  errors: readonly FormError[];
  /** Asks the fields, at each attempt to submit, and answers whether one of them is wrong. */
  ask: () => boolean;
}

const none: readonly FormError[] = [];

export function useFieldFaults(
  given: readonly FormError[],
  validation: 'fields' | 'none',
): FieldFaults {
  const [fields] = useState(() => new FormFaults());
  const found = useSyncExternalStore(fields.subscribe, fields.all, () => none);
  const isAsked = useSyncExternalStore(fields.subscribe, fields.isAsked, () => false);
  const errors = useMemo(
    () => together(fields, given, isAsked ? found : none),
    [fields, given, isAsked, found],
  );
  const ask = () => {
    const isWrong = validation === 'fields' && fields.all().length > 0;
    fields.ask(isWrong);
    return isWrong;
  };
  return { fields, errors, ask };
}

/** In the order of the page. What the owner found of a field says more than what the field has found. */
function together(
  fields: FormFaults,
  given: readonly FormError[],
  found: readonly FormError[],
): readonly FormError[] {
  if (found.length === 0) return given;
  const named = new Set(given.map(({ name }) => name));
  return [...given, ...found.filter(({ name }) => !named.has(name))].toSorted(
    (a, b) => fields.placeOf(a.name) - fields.placeOf(b.name),
  );
}
