/** After a refusal the figures are read again: the field then says the new one. */
import { useEffect, useState } from 'react';
import type { FormStore } from '../forms/form-store.ts';

export function useFigureAtField<Values extends object>(
  store: FormStore<Values>,
  field: keyof Values,
  figure: number | undefined,
) {
  const [shown] = useState({ figure });
  useEffect(() => {
    if (shown.figure !== figure && store.errors()[field] !== undefined) store.validate();
    shown.figure = figure;
  }, [figure, field, shown, store]);
}
