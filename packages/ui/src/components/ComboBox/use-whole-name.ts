/** A name that was typed whole is taken by going on, as if it had been chosen. */
import { foldHomophones } from '@digis/domain';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { SelectItem } from '../Select/Select.tsx';

export function useWholeName<Id extends string | number>(
  items: readonly SelectItem<Id>[],
  value: Id | null,
  take: (id: Id) => void,
) {
  // What the line shows goes back to what is chosen before the focus has left.
  const typed = useRef('');
  const forget = () => {
    typed.current = '';
  };
  // The owner's choice takes its place.
  useEffect(forget, [value]);
  function takeTyped() {
    const wanted = foldHomophones(typed.current);
    forget();
    if (wanted === '') return;
    const [only, ...others] = items.filter(
      (item) => !item.isDisabled && foldHomophones(item.label) === wanted,
    );
    if (only && others.length === 0) take(only.id);
  }
  return {
    /** Something was chosen otherwise, be it what was chosen before. */
    forget,
    inputEvents: {
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
        typed.current = currentTarget.value;
      },
      onKeyDown({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
        if (nativeEvent.isComposing) return;
        if (key === 'Escape') forget();
        if (key !== 'Enter' && key !== 'Tab') return;
        // The choice that the arrows have reached is meant.
        if (currentTarget.hasAttribute('aria-activedescendant')) forget();
        else takeTyped();
      },
      onBlur: takeTyped,
    },
  };
}
