/** How the month is: a tile for each figure of the whole of it, and how far it has come beside the month before. SPEC: D148 */
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
  const month = overview.months.at(-1);
  const before = part?.before ?? overview.months.at(-2);
  if (!month || !before) return null;
  const tileOf = (
    figureOf: (of: Month) => number | undefined,
    show: (figure: number) => ReactNode,
  ) => {
    const whole = figureOf(month) ?? 0;
    return {
      value: show(whole),
      hint: (
        <Compared
          whole={whole}
          now={part && (figureOf(part.month) ?? 0)}
          was={figureOf(before) ?? 0}
          days={part?.days}
          month={before}
          show={show}
        />
      ),
    };
  };
  const inBirr = (figure: number) => <Birr amount={figure} />;
  const hasEvents = month.events && before.events;
  return (
    <Grid column="sixth" space="medium">
      {hasEvents && (
        <>
          <StatCard
            label={t`Events`}
            {...tileOf(({ events }) => events?.count, formatCount)}
            {...lists.eventsOf(month)}
          />
          <StatCard
            label={t`Guests`}
            {...tileOf(({ events }) => events?.guests, formatCount)}
            {...lists.eventsOf(month)}
          />
          <StatCard
            label={t`Booked`}
            {...tileOf(({ events }) => events?.booked, inBirr)}
            {...lists.eventsOf(month)}
          />
        </>
      )}
      <StatCard
        label={t`Cash in`}
        {...tileOf(({ cash_in }) => cash_in, inBirr)}
        {...lists.cashOf(month)}
      />
      <StatCard
        label={t`Cash out`}
        {...tileOf(({ cash_out }) => cash_out, inBirr)}
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
  /** Of the month, with what is booked of it to come. */
  readonly whole: number;
  /** As far as a month has come that goes on. */
  readonly now: number | undefined;
  readonly was: number;
  /** How many days of it there were. */
  readonly days: number | undefined;
  readonly month: Month;
  readonly show: (figure: number) => ReactNode;
}

/** "+88 % · Tikimt 1,771,000 Br", of a month that goes on "20 so far: +11 % · 18 in the same 17 days of Tikimt". */
function Compared({ whole, now = whole, was, days, month, show }: ComparedProps) {
  const name = monthNames[useLanguage()][month.month - 1];
  const then = show(was);
  // From nothing there is no share.
  const share = Math.round(((now - was) / was) * 100);
  const sign = share < 0 ? '−' : '+';
  return (
    <>
      {now !== whole && (
        <>
          <Trans>{show(now)} so far</Trans>
          {': '}
        </>
      )}
      {was > 0 && `${sign}${formatCount(Math.abs(share))} % · `}
      {days === undefined ? (
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
