import {
  type CompositionEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import type { FieldState, FieldValue, TextFieldSettings } from './field-props.ts';
import { TextInputField, type TextInputFieldProps } from './TextInputField.tsx';
import { useFieldValue, useTypedText } from './use-field-value.ts';
import { useKeptCaret, useSelectOnFocus } from './input-caret.ts';

interface TypedKeys {
  text: string;
  shape: (before: string, typed: string) => string;
  /** Focus selects the whole text. */
  isNumeric: boolean;
  onTyped: (text: string) => void;
  stepText: ((text: string, count: number) => string | null) | undefined;
}

const stepsOfKey: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

function useTypedKeys({ text, shape, isNumeric, onTyped, stepText }: TypedKeys) {
  const { keepCaret, ...caretEvents } = useKeptCaret();
  /** During an IME composition the text must not be changed by code. */
  const [beforeComposing, setBeforeComposing] = useState<string | null>(null);
  const pass = (next: string, typed: string) => {
    keepCaret(typed, next);
    onTyped(next);
  };
  const inputEvents = mergeProps(useSelectOnFocus(isNumeric), caretEvents, {
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const count = stepsOfKey[event.key];
      const isActing = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (count === undefined || isActing || beforeComposing !== null) return;
      const next = stepText?.(text, count) ?? null;
      if (next === null) return;
      event.preventDefault();
      onTyped(next);
    },
    onCompositionStart: () => setBeforeComposing(text),
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      setBeforeComposing(null);
      pass(shape(beforeComposing ?? text, currentTarget.value), currentTarget.value);
    },
  });
  const onChange = (typed: string) =>
    pass(beforeComposing === null ? shape(text, typed) : typed, typed);
  return { inputEvents, onChange };
}

export interface Reading<Value> {
  value: Value;
  fault: string | null;
}

export interface ParsedFieldSettings<Value>
  extends FieldState, FieldValue<Value>, Omit<TextFieldSettings, 'maxLength'> {
  /** Called with the shown error, or null; with it a form can refuse to submit. */
  onFaultChange?: (fault: string | null) => void;
}

type Look = Pick<
  TextInputFieldProps,
  | 'type'
  | 'inputMode'
  | 'isNumeric'
  | 'before'
  | 'after'
  | 'label'
  | 'aria-label'
  | 'aria-describedby'
>;

export interface ParsedFieldProps<Value> extends ParsedFieldSettings<Value>, Look {
  empty: Value;
  parse: (text: string) => Reading<Value>;
  format: (value: Value) => string;
  /** Formats a value that was not typed. @default format */
  formatGiven?: (value: Value) => string;
  /** Formats the text while typing; may only add or remove commas. */
  shape?: (before: string, typed: string) => string;
  /** Returns the text after arrow keys; null where they do nothing. */
  stepText?: ((text: string, count: number) => string | null) | undefined;
  toWire: (value: Value) => string;
  onSettle?: (value: Value) => void;
}

const asTyped = (_before: string, typed: string) => typed;

export function ParsedField<Value extends {} | null>(props: ParsedFieldProps<Value>) {
  const { value: given, defaultValue, onChange, onFaultChange, errorMessage, ...rest } = props;
  const {
    empty,
    parse,
    format,
    formatGiven = format,
    shape = asTyped,
    stepText,
    toWire,
    onSettle,
    onBlur,
    ...field
  } = rest;
  const owned = { value: given, defaultValue, onChange };
  const [value, setValue, reset, first] = useFieldValue(owned, empty);
  const { text, setTyped } = useTypedText(value, formatGiven);
  const [isValidated, setIsJudged] = useState(false);
  const { fault } = parse(text);
  const isNumeric = field.isNumeric === true;
  const keys = useTypedKeys({ text, shape, isNumeric, onTyped: take, stepText });
  const takeFaultBack = useEffectEvent(() => fault !== null && onFaultChange?.(null));
  // Takes back its fault on unmounting, so that it does not block the form.
  useEffect(() => () => void takeFaultBack(), []);

  function take(next: string) {
    const reading = parse(next);
    const read = reading.fault === null ? reading.value : empty;
    setTyped(next, read);
    // Errors appear on blur, then update on every key.
    if (fault === null) setIsJudged(false);
    if (!Object.is(read, value)) setValue(read);
    if (reading.fault !== fault) onFaultChange?.(reading.fault);
  }

  function handleBlur() {
    setIsJudged(true);
    if (fault === null) {
      setTyped(format(value), value);
      onSettle?.(value);
    }
    onBlur?.();
  }

  function handleReset() {
    setTyped(formatGiven(first), first);
    setIsJudged(false);
    if (fault !== null) onFaultChange?.(null);
    reset();
  }

  return (
    <TextInputField
      {...field}
      value={text}
      {...keys}
      onBlur={handleBlur}
      errorMessage={errorMessage || (isValidated && fault ? fault : undefined)}
      formValue={toWire(fault === null ? value : empty)}
      onReset={handleReset}
      fault={fault}
      isEmpty={Object.is(value, empty)}
    />
  );
}
