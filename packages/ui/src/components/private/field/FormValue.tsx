/** What a field that is no input sends with its form, and its return to the first value when the form is reset. */
import { useEffect, useEffectEvent, useRef } from 'react';

export interface FormValueProps {
  /** Without one nothing is sent. */
  name: string | undefined;
  value: string;
  isDisabled: boolean | undefined;
  onReset: () => void;
}

export function FormValue({ name, value, isDisabled, onReset }: FormValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const reset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented) onReset();
  });
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);
  return <input ref={input} type="hidden" name={name} value={value} disabled={isDisabled} />;
}
