/** Hidden inputs of a field without a native one; a form reset calls `onReset`. */
import { useEffect, useEffectEvent, useRef } from 'react';

export interface FormValueProps {
  name: string | undefined;
  /** Several values are submitted under one name, as by `<select multiple>`. */
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
    // Listens at the root, to run after React Aria has restored its value.
    const page = marker.current?.getRootNode();
    page?.addEventListener('reset', reset);
    return () => page?.removeEventListener('reset', reset);
  }, []);
  const values = typeof value === 'string' ? [value] : value;
  return (
    <>
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
