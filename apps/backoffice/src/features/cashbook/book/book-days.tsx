import { toBirr, toSantim } from '@digis/domain';
import { Birr, Stack, type RowGroups } from '@digis/ui';
import type { IsoDate } from '@digis/ethio-date';
import { Trans } from '@lingui/react/macro';
import { DayHead } from '#lists/day-head.tsx';
import { dayOf } from '#lists/instant-text.tsx';
import { isTransfer } from '#money/movement-columns.tsx';
import type { CashRecord } from '../cashbook-data.ts';

/** Birr in or out; a correction reduces the side that it corrects. D168, D172 */
export function amountOn(
  side: CashRecord['transact_type'],
  record: Pick<CashRecord, 'transact_type' | 'amount' | 'corrects' | 'from' | 'to'>,
): number {
  if (isTransfer(record)) return 0;
  const { transact_type, amount, corrects } = record;
  const isOnSide = transact_type === side;
  if (corrects) return isOnSide ? 0 : -amount;
  return isOnSide ? amount : 0;
}

const sumOf = (rows: readonly CashRecord[], side: CashRecord['transact_type']) =>
  toBirr(rows.reduce((sum, row) => sum + toSantim(amountOn(side, row)), 0));

interface BookDaysOptions {
  readonly today: IsoDate;
  /** D86 */
  readonly hasSums: boolean;
}

export const bookDays = ({ today, hasSums }: BookDaysOptions): RowGroups<CashRecord> => ({
  getId: ({ createdAt }) => dayOf(createdAt),
  renderTitle: ({ id }) => <DayHead day={String(id)} today={today} />,
  // The sums of a day that continues on the next page would be too low.
  renderSummary: ({ rows, isComplete }) => hasSums && isComplete && <DaySums rows={rows} />,
});

const sumsOf = (rows: readonly CashRecord[]) => {
  const [taken, given] = [sumOf(rows, 'in'), sumOf(rows, 'out')];
  return { taken, given, net: toBirr(toSantim(taken) - toSantim(given)) };
};

function DaySums({ rows }: { readonly rows: readonly CashRecord[] }) {
  const { taken, given, net } = sumsOf(rows);
  if (given === 0) return <Taken amount={taken} />;
  if (taken === 0) return <Given amount={given} />;
  return (
    <Trans>
      in <Birr value={taken} /> · out <Birr value={given} /> · net{' '}
      <Birr value={net} sign="always" />
    </Trans>
  );
}

export function BookSums({ rows }: { readonly rows: readonly CashRecord[] }) {
  const { taken, given, net } = sumsOf(rows);
  return (
    <Stack space="xxsmall">
      <Taken amount={taken} />
      <Given amount={given} />
      <span>
        <Trans>
          net <Birr value={net} sign="always" />
        </Trans>
      </span>
    </Stack>
  );
}

const Taken = ({ amount }: { readonly amount: number }) => (
  <span>
    <Trans>
      in <Birr value={amount} />
    </Trans>
  </span>
);

const Given = ({ amount }: { readonly amount: number }) => (
  <span>
    <Trans>
      out <Birr value={amount} />
    </Trans>
  </span>
);
