import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Birr, Grid, Heading, Stack, StatCard } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Compared, hasSums } from '../../money/compared.tsx';
import { useListAddresses } from './list-addresses.ts';
import type { Report } from './reports-data.ts';

type Sum = Exclude<keyof Schemas['ReportSums'], 'margin'>;

const inBirr = (sum: number) => <Birr value={sum} />;

export function SumTiles({ report }: { readonly report: Report }) {
  const { t } = useLingui();
  const lists = useListAddresses(report);
  const tileOf = tilesOf(report);
  const margin = report.summary?.margin;
  return (
    <Stack space="large">
      <Stack space="small">
        <Heading>{t`By the day of the event`}</Heading>
        <Grid column="sixth" space="medium">
          <StatCard label={t`Events`} {...tileOf('events', formatCount)} {...lists.events} />
          <StatCard label={t`Guests`} {...tileOf('guests', formatCount)} {...lists.events} />
          <StatCard label={t`Booked`} {...tileOf('booked')} {...lists.events} />
          <StatCard label={t`Still due`} {...tileOf('due')} {...lists.owing} />
          <StatCard label={t`Cost`} {...tileOf('cost')} {...lists.events} />
          <StatCard
            label={margin === undefined ? t`Profit` : t`Profit, ${margin} %`}
            {...tileOf('profit')}
            {...lists.events}
          />
        </Grid>
      </Stack>
      <Stack space="small">
        <Heading>{t`By the day of payment`}</Heading>
        <Grid column="small" space="medium">
          <StatCard label={t`Received`} {...tileOf('received')} {...lists.cash} />
          <StatCard label={t`Other costs`} {...tileOf('other')} {...lists.cash} />
          <StatCard label={t`Result`} {...tileOf('result')} />
        </Grid>
      </Stack>
    </Stack>
  );
}

const isLoss = (of: Sum, sum: number) => sum < 0 && (of === 'profit' || of === 'result');

function tilesOf({ to, summary, compared }: Report) {
  const wasThere = compared !== undefined && hasSums(compared.before);
  return (of: Sum, show: (sum: number) => ReactNode = inBirr) => {
    const whole = summary?.[of] ?? 0;
    return {
      value: show(whole),
      tone: isLoss(of, whole) ? ('critical' as const) : ('neutral' as const),
      hint: compared && (wasThere || compared.now[of] !== whole) && (
        <Compared {...{ whole, show }} now={compared.now[of]} was={compared.before[of]}>
          {wasThere && <LastYear then={show(compared.before[of])} isPart={compared.now.to < to} />}
        </Compared>
      ),
    };
  };
}

interface LastYearProps {
  readonly then: ReactNode;
  readonly isPart: boolean;
}

const LastYear = ({ then, isPart }: LastYearProps) =>
  isPart ? <Trans>{then} by this day last year</Trans> : <Trans>{then} last year</Trans>;
