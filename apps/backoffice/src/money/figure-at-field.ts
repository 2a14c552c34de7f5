/**
 * Checks a refused field again once its figure has reloaded, so that its error names the new one.
 */
import { useEffect, useRef } from 'react';
import type { FormStore } from '../forms/form-store.ts';

export function useFigureAtField<Values extends object>(
  store: FormStore<Values>,
  field: keyof Values,
  figure: number | undefined,
) {
  const shown = useRef(figure);
  useEffect(() => {
    if (shown.current !== figure && store.errors()[field] !== undefined) store.validate();
    shown.current = figure;
  }, [figure, field, store]);
}
