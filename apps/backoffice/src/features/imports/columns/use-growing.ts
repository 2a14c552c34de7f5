import { startTransition, useEffect, useState } from 'react';

const STEP = 3;

/** Grows to `total` in tasks of a few fields, so that a sheet of 200 columns never stops the page. */
export function useGrowing(total: number): number {
  const [drawn, setDrawn] = useState(STEP);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, total]);
  return Math.min(drawn, total);
}
