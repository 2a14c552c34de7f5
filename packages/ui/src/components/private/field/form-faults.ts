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
  /** The field's name, or a substitute where it has none. */
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

/** The errors of one form, and the shown ones among them: those of fields that were invalid at the refusal, as long as they are. */
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

  /** Called at each attempt to submit: shows the present errors from now on, and returns whether there are any. */
  ask(): boolean {
    this.#tell([...this.#faults.keys()]);
    return this.#faults.size > 0;
  }

  /** Hides the errors until the next attempt. */
  forget(): void {
    this.#tell([]);
  }

  set(field: string, fault: FoundFault | null): void {
    if (fault) this.#faults.set(field, fault);
    else if (!this.#faults.delete(field)) return;
    // A corrected field is not validated again while the user types.
    this.#tell([...this.#refused].filter((one) => this.#faults.has(one)));
  }

  #tell(refused: readonly string[]): void {
    this.#refused = new Set(refused);
    this.#said = refused.flatMap((field) => this.#faults.get(field) ?? []).map(inWords);
    for (const listener of this.#heard) listener();
  }
}

/** The errors of the surrounding form; null in a dialog or popover outside of it, and without validation. */
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
  /** The error of the typed text. */
  fault?: string | null | undefined;
}

export interface Judgement {
  /** Given by the owner; else, once the form was submitted, what the field has found. */
  errorMessage: ReactNode;
  /** Set on the field's element: its name, or the substitute by which the form finds it. */
  place: { 'data-field': string | undefined; 'data-nameless': string | undefined };
}

/** Text of spaces and invisible characters is blank. */
export const isBlank = (text: string): boolean => withoutUnseen(text).trim() === '';

/** Reports the field's error to the form, and tells the field when to show it. */
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
