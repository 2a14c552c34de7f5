/** Sends the value of a field that has no native input, and restores the first value when the form is reset. */
import { useEffect, useEffectEvent, useRef } from 'react';

export interface FormValueProps {
  /** The name of the entry; without one nothing is sent. */
  name: string | undefined;
  /** Several are sent under the same name, as by a native select of several. */
  value: string | readonly string[];
  isDisabled: boolean | undefined;
  onReset: () => void;
}

export function FormValue({ name, value, isDisabled, onReset }: FormValueProps) {
  const marker = useRef<HTMLInputElement>(null);
  const reset = useEffectEvent(({ target, defaultPrevented }: Event) => {
    if (target === marker.current?.form && !defaultPrevented) onReset();
  });
  useEffect(() => {
    // Above the form, so that it runs after React Aria, which restores the initial value.
    const page = marker.current?.getRootNode();
    page?.addEventListener('reset', reset);
    return () => page?.removeEventListener('reset', reset);
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
