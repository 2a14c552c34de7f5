/** The title of the page: where one is, what this is, and whose. SPEC: D104 */
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

export function useTitle(place: string, shortName: string) {
  const { t } = useLingui();
  const product = t`Event Management`;
  useEffect(() => {
    document.title = `${place} · ${product} – ${shortName}`;
  }, [place, product, shortName]);
}
