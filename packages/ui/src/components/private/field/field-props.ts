/** Props of fields. A field without an accessible name does not compile. */
import type { ReactNode, Ref } from 'react';
import type { CommonProps, FieldFocus } from '../common-props.ts';

export type FieldLabel =
  | {
      label: string;
      'aria-label'?: never;
    }
  | {
      label?: never;
      /** Accessible name of a field without a visible label, as in a table cell. */
      'aria-label': string;
    };

export interface FieldState extends CommonProps, FieldFocus {
  /** Name of the field in the form, in `<Form errors>` and for the server. */
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Says what is wrong and how to correct it; makes the field invalid. */
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
   * As in HTML, for data that users enter about themselves: `username`, `current-password`, `tel` …
   * @default 'off'
   */
  autoComplete?: string;
  /** Label of a phone's Enter key, as in HTML: `next`, `go`, `search` … @default the phone's own */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send';
  ref?: Ref<HTMLInputElement>;
}

export interface AmharicWriting {
  /**
   * Turns typed Latin letters into Amharic: `selam` is ሰላም. Backspace takes back one letter, Escape
   * keeps the word as typed.
   * @default as the provider says, and false in a `TextField`
   */
  writesAmharic?: boolean;
}

/** As in HTML; for those left out, the browser decides. */
export interface KeyboardSettings {
  /** `none` for a user name or a code, `words` for a name. */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters';
  /** `off` keeps unknown words as typed, as in a user name. */
  autoCorrect?: 'on' | 'off';
  /** Whether unknown words are marked; use false for names and codes. */
  spellCheck?: boolean;
  /** `numeric` for a code of digits, `none` for no keyboard. Any text can still be typed. */
  inputMode?: 'none' | 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search';
}
