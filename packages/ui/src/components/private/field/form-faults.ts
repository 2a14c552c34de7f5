/** What is wrong in the fields of a form: each says it of itself, and the form asks for it when it is submitted. */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useSyncExternalStore,
} from 'react';
import { useKitStrings } from '../../../theme/kit-context.ts';
import type { FieldState } from './field-props.ts';

export interface FieldFault {
  /** The field's name, or what stands for it where it has none. */
  readonly name: string;
  readonly label: string;
  readonly message: string;
}

const none: readonly FieldFault[] = [];

/** The faults of one form, and whether it has been submitted since it was made or reset. */
export class FormFaults {
  readonly #faults = new Map<string, FieldFault>();
  readonly #heard = new Set<() => void>();
  #all = none;
  #isAsked = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#heard.add(listener);
    return () => this.#heard.delete(listener);
  };

  readonly all = (): readonly FieldFault[] => this.#all;

  readonly isAsked = (): boolean => this.#isAsked;

  ask(isAsked: boolean): void {
    this.#isAsked = isAsked;
    this.#tell();
  }

  set(field: string, fault: FieldFault | null): void {
    if (fault) this.#faults.set(field, fault);
    else if (!this.#faults.delete(field)) return;
    this.#all = [...this.#faults.values()];
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#heard) listener();
  }
}

/** Of the form around; null in a dialog or popover that is no part of it, and where nothing is checked. */
export const FormFaultsContext = createContext<FormFaults | null>(null);

const never = () => () => undefined;
const no = () => false;

export interface JudgedField extends Pick<
  FieldState,
  'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'errorMessage'
> {
  label?: string | undefined;
  'aria-label'?: string | undefined;
  isEmpty: boolean;
  /** What is wrong with what was typed. */
  fault?: string | null | undefined;
}

export interface Judgement {
  /** Given by the owner; else, once the form was submitted, what the field has found. */
  errorMessage: ReactNode;
  /** On the element of the field: its name, or what the form finds it by where it has none. */
  place: { 'data-field': string | undefined; 'data-nameless': string | undefined };
}

/** Tells the form what is wrong with the field, and the field when to say it. */
export function useFormFault({ name, errorMessage, isEmpty, ...given }: JudgedField): Judgement {
  const strings = useKitStrings();
  const form = useContext(FormFaultsContext);
  const id = useId();
  const isAsked = useSyncExternalStore(form?.subscribe ?? never, form?.isAsked ?? no, no);
  const isOff = given.isDisabled === true || given.isReadOnly === true;
  const found = given.fault ?? (given.isRequired && isEmpty ? strings.required : null);
  const message = isOff ? null : found;
  const label = given.label ?? given['aria-label'] ?? '';
  useEffect(() => {
    if (!form) return undefined;
    form.set(id, message === null ? null : { name: name ?? id, label, message });
    return () => form.set(id, null);
  }, [form, id, name, label, message]);
  const nameless = form && name === undefined ? id : undefined;
  return {
    errorMessage: errorMessage || (isAsked && message ? message : undefined),
    place: { 'data-field': name, 'data-nameless': nameless },
  };
}
