import { formatCount } from '@digis/domain';
import { isoToEt, monthNames } from '@digis/ethio-date';
import { Birr, Grid, StatCard } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { Compared } from '../../money/compared.tsx';
import { type Month, type Overview, useListAddresses } from './overview-data.ts';

export function MonthTiles({ overview }: { readonly overview: Overview }) {
  const { t } = useLingui();
  const lists = useListAddresses();
  const { month, before } = monthsOf(overview);
  if (!month || !before) return null;
  const tileOf = tilesOf(overview);
  const inBirr = (figure: number) => <Birr value={figure} />;
  const hasEvents = month.events && before.events;
  const areSix = Boolean(hasEvents && overview.totals);
  return (
    <Grid column={areSix ? 'sixth' : 'small'} space="medium">
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

const monthsOf = ({ months, so_far: part }: Overview) => ({
  month: months.at(-1),
  before: part?.before ?? months.at(-2),
});

function tilesOf(overview: Overview) {
  const { so_far: part } = overview;
  const { month, before } = monthsOf(overview);
  return (figureOf: (of: Month) => number | undefined, show: (figure: number) => ReactNode) => {
    const sum = (of: Month | undefined) => (of && figureOf(of)) ?? 0;
    return {
      value: show(sum(month)),
      hint: before && (
        <Compared
          whole={sum(month)}
          now={sum(part ? part.month : month)}
          was={sum(before)}
          show={show}
        >
          <MonthBefore month={before} then={show(sum(before))} isPart={part !== undefined} />
        </Compared>
      ),
    };
  };
}

function OwedTile({ totals }: { readonly totals: NonNullable<Overview['totals']> }) {
  const { t } = useLingui();
  const { owing } = useListAddresses();
  const { left, soon, overdue } = totals;
  return (
    <StatCard
      label={t`Owed to us`}
      value={<Birr value={left} />}
      tone={overdue > 0 ? 'critical' : 'neutral'}
      hint={
        overdue > 0 ? (
          <Trans>
            <Birr value={overdue} /> overdue
          </Trans>
        ) : (
          <Trans>
            <Birr value={soon} /> within 7 days
          </Trans>
        )
      }
      href={owing}
    />
  );
}

interface MonthBeforeProps {
  readonly month: Month;
  readonly then: ReactNode;
  readonly isPart: boolean;
}

function MonthBefore({ month, then, isPart }: MonthBeforeProps) {
  const names = monthNames[useLanguage()];
  const last = isoToEt(month.to);
  const day = `${names[last.month - 1]} ${last.day}`;
  return isPart ? (
    <Trans>
      {then} by {day}
    </Trans>
  ) : (
    <>
      {names[month.month - 1]} {then}
    </>
  );
}
