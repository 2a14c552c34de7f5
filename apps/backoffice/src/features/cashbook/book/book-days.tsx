/** The entries of the book by day, each day with what came in, what went out, and the difference. */
import { toBirr, toSantim } from '@digis/domain';
import { Birr } from '@digis/ui';
import type { RowGroups } from '@digis/ui';
import type { IsoDate } from '@digis/ethio-date';
import { Trans } from '@lingui/react/macro';
import { DayHead } from '../../../lists/day-head.tsx';
import { dayOf } from '../../../lists/instant-text.tsx';
import type { CashRecord } from '../cashbook-data.ts';
import { amountOn } from './amount-on.ts';

const sumOf = (rows: readonly CashRecord[], side: CashRecord['transact_type']) =>
  toBirr(rows.reduce((sum, row) => sum + toSantim(amountOn(side, row)), 0));

export interface BookDaysOptions {
  readonly today: IsoDate;
  /** SPEC: D86 sums are for who may see the balance. */
  readonly hasSums: boolean;
}

export const bookDays = ({ today, hasSums }: BookDaysOptions): RowGroups<CashRecord> => ({
  getId: ({ createdAt }) => dayOf(createdAt),
  renderTitle: ({ id }) => <DayHead day={String(id)} today={today} />,
  // A day that goes on with the next page would be told too little.
  renderSummary: ({ rows, isComplete }) => hasSums && isComplete && <DaySums rows={rows} />,
});

export function DaySums({ rows }: { readonly rows: readonly CashRecord[] }) {
  const [taken, given] = [sumOf(rows, 'in'), sumOf(rows, 'out')];
  const net = toBirr(toSantim(taken) - toSantim(given));
  if (given === 0)
    return (
      <Trans>
        in <Birr amount={taken} />
      </Trans>
    );
  if (taken === 0)
    return (
      <Trans>
        out <Birr amount={given} />
      </Trans>
    );
  return (
    <Trans>
      in <Birr amount={taken} /> · out <Birr amount={given} /> · net{' '}
      <Birr amount={net} sign="always" />
    </Trans>
  );
}
