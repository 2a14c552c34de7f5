import { useEffect, useState, useTransition } from 'react';
import type { ImportKind } from '../rows/import-fields.ts';
import { useCheckRows } from './import-data.ts';
import { createRowSender, untouched } from './row-sender.ts';

export function useChecking(kind: ImportKind, name: string) {
  const check = useCheckRows();
  const [progress, setProgress] = useState(untouched);
  const [isShowing, show] = useTransition();
  const [sender] = useState(() =>
    createRowSender(
      ({ rows, key }, id) =>
        check(
          { ...(id === null ? { name } : { id }), kind, rows: [...rows] },
          { idempotencyKey: key },
        ),
      (next) => show(() => setProgress(next)),
    ),
  );
  useEffect(() => sender.stop, [sender]);
  useEffect(() => {
    window.addEventListener('online', sender.goOnIfBroken);
    return () => window.removeEventListener('online', sender.goOnIfBroken);
  }, [sender]);
  // Still running while React draws thousands of answers.
  return { ...progress, ...(isShowing && { phase: 'running' as const }), ...sender };
}
