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
  readonly name: string;
  readonly label: string;
  readonly message: string;
}

/** A label given as an element is read from the page. */
interface FoundFault extends Omit<FieldFault, 'label'> {
  readonly label: string | (() => string);
}

const none: readonly FieldFault[] = [];

const inWords = ({ label, ...fault }: FoundFault): FieldFault => ({
  ...fault,
  label: typeof label === 'string' ? label : label(),
});

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

  ask(): boolean {
    this.#tell([...this.#faults.keys()]);
    return this.#faults.size > 0;
  }

  forget(): void {
    this.#tell([]);
  }

  set(field: string, fault: FoundFault | null): void {
    if (fault) this.#faults.set(field, fault);
    else if (!this.#faults.delete(field)) return;
    // An error that the user corrects is not shown again before the next submit.
    this.#tell([...this.#refused].filter((one) => this.#faults.has(one)));
  }

  #tell(refused: readonly string[]): void {
    this.#refused = new Set(refused);
    this.#said = refused.flatMap((field) => this.#faults.get(field) ?? []).map(inWords);
    for (const listener of this.#heard) listener();
  }
}

/** Null outside the form, or without validation. */
export const FormFaultsContext = createContext<FormFaults | null>(null);

const never = () => () => undefined;
const no = () => false;

export interface JudgedField extends Pick<
  FieldState,
  'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'errorMessage'
> {
  label?: string | undefined;
  'aria-label'?: string | undefined;
  labelElement?: RefObject<HTMLElement | null>;
  isEmpty: boolean;
  fault?: string | null | undefined;
}

export interface Judgement {
  errorMessage: ReactNode;
  place: { 'data-field': string | undefined; 'data-nameless': string | undefined };
}

export const isBlank = (text: string): boolean => withoutUnseen(text).trim() === '';

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
  // Runs only on unmounting: changed words of an error must not remove it.
  useEffect(() => () => form?.set(id, null), [form, id]);
  const nameless = form && name === undefined ? id : undefined;
  return {
    errorMessage: errorMessage || (isSaid && message ? message : undefined),
    place: { 'data-field': name, 'data-nameless': nameless },
  };
}
