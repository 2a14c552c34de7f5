/** Keys as in a spreadsheet. */
import type { RefObject } from 'react';
import { useKeyboard } from 'react-aria';

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Leaves Enter in the last number to the form. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>) {
  return useKeyboard({
    onKeyDown: (event) => {
      const { key, target, nativeEvent } = event;
      const step = steps[key] ?? 0;
      const isActing = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      const inputs = [...(table.current?.querySelectorAll('input:not([type="hidden"])') ?? [])];
      const own = inputs.findIndex((input) => input === target);
      const next = step === 0 ? undefined : inputs[own + step];
      if (own < 0 || isActing || nativeEvent.isComposing || !(next instanceof HTMLInputElement)) {
        event.continuePropagation();
        return;
      }
      event.preventDefault();
      next.focus();
    },
  });
}
