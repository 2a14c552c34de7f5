// D138
import { toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { changeAddress, useOfAddress } from '../../navigation/place.ts';

type Meanings = Readonly<Record<string, (text: string | null) => unknown>>;

export function useKnownFilters(meanings: Meanings) {
  const { t } = useLingui();
  const unknown = useOfAddress((address) =>
    Object.entries(meanings)
      .filter(([name, meaningOf]) => address.has(name) && meaningOf(address.get(name)) === null)
      .map(([name]) => name)
      .join(' '),
  );
  useEffect(() => {
    if (unknown === '') return;
    changeAddress(Object.fromEntries(unknown.split(' ').map((name) => [name, null])), {
      replace: true,
    });
    toasts.info(t`This address has a filter that is not known. It was left out.`);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [unknown]);
}
