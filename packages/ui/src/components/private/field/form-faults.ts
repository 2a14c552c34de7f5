/** What is wrong in the fields of a form: each says it of itself, and the form asks for it when it is submitted. */
import { withoutUnseen } from '@digis/domain';
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
  /** All fields in the order of the page, and what is wrong with each. */
  readonly #fields = new Map<string, { readonly name: string; fault: FieldFault | null }>();
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

  /** A field is there, until it is taken out by what this gives back. */
  readonly add = (field: string, name: string): (() => void) => {
    this.#fields.set(field, { name, fault: null });
    return () => {
      this.#fields.delete(field);
      this.#look();
    };
  };

  set(field: string, fault: FieldFault | null): void {
    const known = this.#fields.get(field);
    if (!known || (known.fault === null && fault === null)) return;
    known.fault = fault;
    this.#look();
  }

  /** Where on the page a field is, among the others. */
  placeOf(name: string): number {
    const names = [...this.#fields.values()].map((field) => field.name);
    return names.includes(name) ? names.indexOf(name) : names.length;
  }

  #look(): void {
    this.#all = [...this.#fields.values()].flatMap(({ fault }) => fault ?? []);
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
  /** What the form knows the field by. */
  field: string | undefined;
}

/** Nothing but spaces, and what is not seen, is no text. */
export const isBlank = (text: string): boolean => withoutUnseen(text).trim() === '';

/** Tells the form what is wrong with the field, and the field when to say it. */
export function useFormFault({ name, errorMessage, isEmpty, ...given }: JudgedField): Judgement {
  const strings = useKitStrings();
  const form = useContext(FormFaultsContext);
  const id = useId();
  const isAsked = useSyncExternalStore(form?.subscribe ?? never, form?.isAsked ?? no, no);
  const isOff = given.isDisabled === true || given.isReadOnly === true;
  const found = given.fault ?? (given.isRequired && isEmpty ? strings.required : null);
  const message = isOff ? null : found;
  const field = name ?? (form ? id : undefined);
  const label = given.label ?? given['aria-label'] ?? '';
  useEffect(() => (field === undefined ? undefined : form?.add(id, field)), [form, id, field]);
  useEffect(() => {
    if (field === undefined) return;
    form?.set(id, message === null ? null : { name: field, label, message });
  }, [form, id, field, label, message]);
  return { errorMessage: errorMessage ?? (isAsked && message ? message : undefined), field };
}
