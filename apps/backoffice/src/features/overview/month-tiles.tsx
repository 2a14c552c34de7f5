/** How the month was: a tile for each figure, beside the month before, leading to the list it is the sum of. SPEC: D148 */
import { formatCount } from '@digis/domain';
import { monthNames } from '@digis/ethio-date';
import { Birr, Grid, StatCard } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import type { Month, Overview } from './overview-data.ts';
import { useListAddresses } from './list-addresses.ts';

export function MonthTiles({ overview }: { readonly overview: Overview }) {
  const { t } = useLingui();
  const lists = useListAddresses();
  const { so_far: part } = overview;
  const month = part?.month ?? overview.months.at(-1);
  const before = part?.before ?? overview.months.at(-2);
  if (!month || !before) return null;
  const { events, cash_in, cash_out } = month;
  const amounts = (now: number, then: number) => ({
    value: <Birr amount={now} />,
    hint: <Compared {...{ now, part }} month={before} then={<Birr amount={then} />} was={then} />,
  });
  const counts = (now: number, then: number) => ({
    value: formatCount(now),
    hint: <Compared {...{ now, part }} month={before} then={formatCount(then)} was={then} />,
  });
  return (
    <Grid column="small" space="medium">
      {events && before.events && (
        <>
          <StatCard
            label={t`Events`}
            {...counts(events.count, before.events.count)}
            {...lists.eventsOf(month)}
          />
          <StatCard
            label={t`Guests`}
            {...counts(events.guests, before.events.guests)}
            {...lists.eventsOf(month)}
          />
          <StatCard
            label={t`Booked`}
            {...amounts(events.booked, before.events.booked)}
            {...lists.eventsOf(month)}
          />
        </>
      )}
      <StatCard label={t`Cash in`} {...amounts(cash_in, before.cash_in)} {...lists.cashOf(month)} />
      <StatCard
        label={t`Cash out`}
        {...amounts(cash_out, before.cash_out)}
        {...lists.cashOf(month)}
      />
      {overview.totals && <OwedTile totals={overview.totals} />}
    </Grid>
  );
}

/** What is owed today, whatever the month. */
function OwedTile({ totals }: { readonly totals: NonNullable<Overview['totals']> }) {
  const { t } = useLingui();
  const { owing } = useListAddresses();
  const { left, soon, overdue } = totals;
  return (
    <StatCard
      label={t`Owed to us`}
      value={<Birr amount={left} />}
      tone={overdue > 0 ? 'critical' : 'neutral'}
      hint={
        overdue > 0 ? (
          <Trans>
            <Birr amount={overdue} /> overdue
          </Trans>
        ) : (
          <Trans>
            <Birr amount={soon} /> within 7 days
          </Trans>
        )
      }
      href={owing}
    />
  );
}

interface ComparedProps {
  readonly now: number;
  readonly was: number;
  /** `was` in words. */
  readonly then: ReactNode;
  readonly month: Month;
  /** Of a month that goes on. */
  readonly part: Overview['so_far'];
}

/** "+88 % · Tikimt 1,771,000 Br", of a part "in the same 17 days of Tikimt"; from nothing there is no share. */
function Compared({ now, was, then, month, part }: ComparedProps) {
  const name = monthNames[useLanguage()][month.month - 1];
  const days = part?.days ?? 0;
  const share = Math.round(((now - was) / was) * 100);
  const sign = share < 0 ? '−' : '+';
  return (
    <>
      {was > 0 && `${sign}${formatCount(Math.abs(share))} % · `}
      {part === undefined ? (
        <>
          {name} {then}
        </>
      ) : days === 1 ? (
        <Trans>
          {then} on the first day of {name}
        </Trans>
      ) : (
        <Trans>
          {then} in the same {days} days of {name}
        </Trans>
      )}
    </>
  );
}
