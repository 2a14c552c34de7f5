/** The errors of a form's fields: each field reports its own when the form is submitted. */
import { withoutUnseen } from '@digis/domain';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useSyncExternalStore,
} from 'react';
import { useKitStrings } from '#theme/kit-context.ts';
import type { FieldState } from './field-props.ts';

export interface FieldFault {
  /** The field's name, or what stands for it where it has none. */
  readonly name: string;
  readonly label: string;
  readonly message: string;
}

/** Its label may be what the page says now, where it is more than a text. */
interface FoundFault extends Omit<FieldFault, 'label'> {
  readonly label: string | (() => string);
}

const none: readonly FieldFault[] = [];

const inWords = ({ label, ...fault }: FoundFault): FieldFault => ({
  ...fault,
  label: typeof label === 'string' ? label : label(),
});

/** The faults of one form, and those of them that are said: of the fields that were wrong when it refused, as long as they are. */
export class FormFaults {
  readonly #faults = new Map<string, FoundFault>();
  readonly #heard = new Set<() => void>();
  #refused: ReadonlySet<string> = new Set();
  #said = none;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#heard.add(listener);
    return () => this.#heard.delete(listener);
  };

  readonly said = (): readonly FieldFault[] => this.#said;

  readonly isSaid = (field: string): boolean => this.#refused.has(field);

  /** At each attempt to submit: what is wrong now is said from now on. Answers whether anything is. */
  ask(): boolean {
    this.#tell([...this.#faults.keys()]);
    return this.#faults.size > 0;
  }

  /** Nothing is said until the next attempt. */
  forget(): void {
    this.#tell([]);
  }

  set(field: string, fault: FoundFault | null): void {
    if (fault) this.#faults.set(field, fault);
    else if (!this.#faults.delete(field)) return;
    // What was mended is not judged again while one types.
    this.#tell([...this.#refused].filter((one) => this.#faults.has(one)));
  }

  #tell(refused: readonly string[]): void {
    this.#refused = new Set(refused);
    this.#said = refused.flatMap((field) => this.#faults.get(field) ?? []).map(inWords);
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
  /** Instead: the element whose text it is. */
  labelElement?: RefObject<HTMLElement | null>;
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

/** Nothing but spaces, and what is not seen, is no text. */
export const isBlank = (text: string): boolean => withoutUnseen(text).trim() === '';

/** Tells the form what is wrong with the field, and the field when to say it. */
export function useFormFault({ name, errorMessage, isEmpty, ...given }: JudgedField): Judgement {
  const strings = useKitStrings();
  const form = useContext(FormFaultsContext);
  const id = useId();
  const isSaid = useSyncExternalStore(
    form?.subscribe ?? never,
    () => form?.isSaid(id) ?? false,
    no,
  );
  const isOff = given.isDisabled === true || given.isReadOnly === true;
  const found = given.fault ?? (given.isRequired && isEmpty ? strings.required : null);
  const message = isOff ? null : found;
  const { labelElement } = given;
  const text = given.label ?? given['aria-label'];
  useEffect(() => {
    const label = text ?? (() => labelElement?.current?.textContent.trim() ?? '');
    form?.set(id, message === null ? null : { name: name ?? id, label, message });
  }, [form, id, name, text, labelElement, message]);
  // Apart: other words for the same fault are no mending.
  useEffect(() => () => form?.set(id, null), [form, id]);
  const nameless = form && name === undefined ? id : undefined;
  return {
    errorMessage: errorMessage || (isSaid && message ? message : undefined),
    place: { 'data-field': name, 'data-nameless': nameless },
  };
}
