/** Keeps a form's values outside React state, so that typing re-renders one field only. */
import type { MessageDescriptor } from '@lingui/core';

export type Fault = MessageDescriptor | string;

export type FieldErrors<Values> = Partial<Record<keyof Values, Fault>>;

export interface FormStore<Values extends object> {
  readonly values: () => Values;
  readonly errors: () => FieldErrors<Values>;
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  readonly replace: (values: Values) => void;
  /** Sets or clears the error of text that cannot be parsed; `part` tells a field's texts apart. */
  readonly setFault: (name: keyof Values, fault: string | null, part?: number) => void;
  readonly unparsed: () => readonly (keyof Values)[];
  /** Fields with an error are validated again at the next change. */
  readonly setValidator: (check?: (values: Values) => FieldErrors<Values>) => void;
  readonly validate: () => boolean;
  readonly refuse: (errors: FieldErrors<Values>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function stillWrong<Values extends object>(
  before: FieldErrors<Values>,
  now: FieldErrors<Values>,
): FieldErrors<Values> {
  const kept = { ...now };
  for (const name in kept) if (!(name in before)) delete kept[name];
  return isSame(before, kept) ? before : kept;
}

function isSame<Values extends object>(a: FieldErrors<Values>, b: FieldErrors<Values>): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => Reflect.get(a, name) === Reflect.get(b, name));
}

const nothingWrong = () => ({});

export function createFormStore<Values extends object>(
  initial: Values,
  firstCheck: (values: Values) => FieldErrors<Values> = nothingWrong,
): FormStore<Values> {
  let values = initial;
  let check = firstCheck;
  let errors: FieldErrors<Values> = {};
  const faults = new Map<keyof Values, Map<number, Fault>>();
  const firstFaults = () => [...faults].map(([name, parts]) => [name, [...parts.values()][0]]);
  const findErrors = (): FieldErrors<Values> =>
    Object.assign({}, check(values), Object.fromEntries(firstFaults()));
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    values: () => values,
    errors: () => errors,
    set(name, value) {
      if (Object.is(values[name], value)) return;
      values = { ...values, [name]: value };
      errors = stillWrong(errors, findErrors());
      notify();
    },
    replace(next) {
      values = next;
      errors = {};
      faults.clear();
      notify();
    },
    setFault(name, fault, part = 0) {
      const parts = faults.get(name) ?? new Map<number, Fault>();
      if (fault === null) parts.delete(part);
      else parts.set(part, fault);
      if (parts.size === 0) faults.delete(name);
      else faults.set(name, parts);
      errors = stillWrong(errors, findErrors());
      notify();
    },
    unparsed: () => [...faults.keys()],
    setValidator(next = nothingWrong) {
      check = next;
    },
    validate() {
      errors = findErrors();
      notify();
      return Object.keys(errors).length === 0;
    },
    refuse(fromServer) {
      errors = { ...errors, ...fromServer };
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
