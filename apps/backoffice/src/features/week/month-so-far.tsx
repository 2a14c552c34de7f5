// D130, D148
import { isoToEt } from '@digis/ethio-date';
import { Birr, Grid, StatCard } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Compared, hasSums } from '../../money/compared.tsx';
import { useMonth, useMonthReport, useOverview } from './week-data.ts';
import { useWeekAddresses } from './week-addresses.ts';

const inBirr = (sum: number) => <Birr value={sum} />;

export function MonthSoFar() {
  const { t } = useLingui();
  const { today } = useMonth();
  const { day } = isoToEt(today);
  const { data: report } = useMonthReport();
  const { data: overview } = useOverview();
  const { report: address, cash, owing } = useWeekAddresses();
  const { now, before } = report?.compared ?? {};
  const then = before && inBirr(before.profit);
  const month = overview?.months.at(-1);
  const toBook = cash === undefined ? {} : { href: cash };
  return (
    <Grid column="small" space="medium">
      <StatCard
        label={t`Profit to day ${day} of the month`}
        value={<Birr value={now?.profit ?? 0} />}
        tone={now && now.profit < 0 ? 'critical' : 'neutral'}
        hint={
          before &&
          hasSums(before) && (
            <Compared now={now?.profit ?? 0} was={before.profit} show={inBirr}>
              <Trans>{then} by this day last year</Trans>
            </Compared>
          )
        }
        isLoading={!report}
        href={address}
      />
      <StatCard
        label={t`Cash in`}
        value={<Birr value={month?.cash_in ?? 0} />}
        isLoading={!overview}
        {...toBook}
      />
      <StatCard
        label={t`Cash out`}
        value={<Birr value={month?.cash_out ?? 0} />}
        isLoading={!overview}
        {...toBook}
      />
      {overview?.totals && (
        <StatCard
          label={t`Owed to us`}
          value={<Birr value={overview.totals.left} />}
          href={owing}
        />
      )}
    </Grid>
  );
}
