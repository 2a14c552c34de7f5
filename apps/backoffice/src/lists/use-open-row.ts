/** The row that the open dialog is about. */
import { useState } from 'react';
import { useAddress } from '../navigation/use-address.ts';

/**
 * A dialog keeps the row it was opened for when another user deletes it and the list is read again:
 * what is being typed is not lost with it, and the save says what happened.
 */
export function useOpenRow<Row extends { readonly id: number }>(rows: readonly Row[] | undefined) {
  const address = useAddress();
  const [kept, keep] = useState<Row | null>(null);
  const found = rows?.find(({ id }) => id === address.id) ?? null;
  if (found !== null && found !== kept) keep(found);
  return { ...address, row: found ?? (kept?.id === address.id ? kept : null) };
}
