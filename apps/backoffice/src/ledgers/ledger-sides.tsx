/** The two sides of a ledger below one another, and the whole of both on paper. */
import type { Schemas } from '@digis/api-client/contract';
import type { ReadPages } from '@digis/api-client/swr-pages';
import { Button, Inline } from '@digis/ui';
import type { DirectionTones } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { pagesOf } from '../lists/list-state.ts';
import { useReadingAll } from '../lists/use-reading-all.ts';
import { LedgerList } from './ledger-list.tsx';

type Entry = Schemas['LedgerEntry'];

export interface LedgerSide {
  readonly name: string;
  readonly entries: ReadPages<Entry>;
}

export interface LedgerSidesProps {
  /** Whose ledger it is. */
  readonly of: string;
  /** What in and out mean in this ledger. SPEC: D64 */
  readonly tones: DirectionTones;
  readonly sides: readonly LedgerSide[];
}

export function LedgerSides({ of, tones, sides }: LedgerSidesProps) {
  const { whole, print, isBusy } = usePrint(sides);
  const isEmpty = sides.every(({ entries }) => !entries.data?.length);
  return (
    <>
      <Inline justify="end">
        <Button
          variant="quiet"
          size="small"
          icon={<Printer aria-hidden />}
          isPending={isBusy}
          isDisabled={isEmpty}
          onPress={print}
        >
          <Trans>Print</Trans>
        </Button>
      </Inline>
      {sides.map(({ name, entries }, index) => (
        <LedgerList
          key={name}
          {...{ name, of, tones, entries }}
          shown={{
            ...pagesOf(entries),
            ...(whole && { rows: whole[index] ?? [], hasMore: false }),
          }}
        />
      ))}
    </>
  );
}

/** Paper cannot be scrolled: what was not read yet is read before. */
function usePrint(sides: readonly LedgerSide[]) {
  const [whole, setWhole] = useState<readonly Entry[][] | null>(null);
  const { isBusy, start } = useReadingAll(async () => {
    const rows = await Promise.all(sides.map(({ entries }) => entries.readAll()));
    flushSync(() => setWhole(rows));
    window.addEventListener('afterprint', () => setWhole(null), { once: true });
    window.print();
  });
  return { whole, isBusy, print: start };
}
