/** Props shared by all fields; a field without an accessible name does not compile. */
import type { ReactNode, Ref } from 'react';
import type { CommonProps, FieldFocus } from '../common-props.ts';

export type FieldLabel =
  | {
      label: string;
      'aria-label'?: never;
    }
  | {
      label?: never;
      /** The accessible name where no label is shown, as in a table cell. */
      'aria-label': string;
    };

export interface FieldState extends CommonProps, FieldFocus {
  /** The name in the form, which `<Form errors>` and the server use for this field. */
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The error and how to correct it; the field is invalid while this is set. */
  errorMessage?: ReactNode;
  description?: string;
  autoFocus?: boolean;
}

export interface FieldValue<Value> {
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
}

export interface TextFieldSettings {
  maxLength?: number;
  placeholder?: string;
  /**
   * Autofill as in HTML, where users type about themselves: `username`, `current-password`, `tel` …
   * @default 'off'
   */
  autoComplete?: string;
  /**
   * The label of a phone's Enter key, as in HTML: `next`, `go`, `search` … @default the phone's own
   */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send';
  ref?: Ref<HTMLInputElement>;
}

export interface AmharicWriting {
  /**
   * Turns Latin letters into Amharic as they are typed: `selam` is ሰላም. Backspace takes back one
   * typed letter, Escape keeps the word as typed.
   * @default as the provider says, and false in a `TextField`
   */
  writesAmharic?: boolean;
}

/** Keyboard settings as in HTML; the browser decides those that are left out. */
export interface KeyboardSettings {
  /** The letters that a phone capitalizes: `none` for a user name or a code, `words` for a name. */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters';
  /** `off` keeps a phone from replacing unknown words, as in a user name. */
  autoCorrect?: 'on' | 'off';
  /** True marks words missing from the dictionary; false suits names and codes. */
  spellCheck?: boolean;
  /**
   * The keys that a phone offers: `numeric` for a code of digits, `none` for no keyboard. Any text
   * can still be typed.
   */
  inputMode?: 'none' | 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search';
}
