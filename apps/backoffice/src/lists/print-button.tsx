/** Whole lists on paper: paper cannot be scrolled, so rows that were not read yet are read before it is printed. */
import type { ReadPages } from '@digis/api-client/swr-pages';
import { Button } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useReadingAll } from './use-reading-all.ts';

/** `whole`: every row of each list while the page is printed. */
export function usePrint<Row>(lists: readonly ReadPages<Row>[]) {
  const [whole, setWhole] = useState<readonly Row[][] | null>(null);
  const { isBusy, start } = useReadingAll(async () => {
    const rows = await Promise.all(lists.map((list) => list.readAll()));
    flushSync(() => setWhole(rows));
    window.addEventListener('afterprint', () => setWhole(null), { once: true });
    window.print();
  });
  const isEmpty = lists.every((list) => !list.data?.length);
  return { whole, button: { isPending: isBusy, isDisabled: isEmpty, onPress: start } };
}

export function PrintButton(props: ReturnType<typeof usePrint>['button']) {
  return (
    <Button variant="quiet" size="small" icon={<Printer aria-hidden />} {...props}>
      <Trans>Print</Trans>
    </Button>
  );
}
