import { startTransition, useEffect, useState } from 'react';

const STEP = 3;

/** A sheet of 200 columns must not stop the page. */
export function useGrowing(total: number): number {
  const [drawn, setDrawn] = useState(STEP);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, total]);
  return Math.min(drawn, total);
}
