/** What a field that is no input sends with its form, and its return to the first value when the form is reset. */
import { useEffect, useEffectEvent, useRef } from 'react';

export interface FormValueProps {
  /** Without one nothing is sent. */
  name: string | undefined;
  /** Several are sent under the same name, as by a native select of several. */
  value: string | readonly string[];
  isDisabled: boolean | undefined;
  onReset: () => void;
}

export function FormValue({ name, value, isDisabled, onReset }: FormValueProps) {
  const marker = useRef<HTMLInputElement>(null);
  const reset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented) onReset();
  });
  useEffect(() => {
    const owner = marker.current?.form;
    owner?.addEventListener('reset', reset);
    return () => owner?.removeEventListener('reset', reset);
  }, []);
  const values = typeof value === 'string' ? [value] : value;
  return (
    <>
      {/* Sends nothing: by it the form is known, whatever is sent. */}
      <input ref={marker} type="hidden" disabled />
      {name !== undefined &&
        values.map((one) => (
          <input
            key={values.length > 1 ? one : ''}
            type="hidden"
            name={name}
            value={one}
            disabled={isDisabled}
          />
        ))}
    </>
  );
}
