/** A month of the business: how it was, who owes, what needs people, and the year in charts. SPEC: D148 */
import { formatMonth } from '@digis/ethio-date';
import {
  EmptyState,
  Grid,
  Inline,
  Notice,
  Page,
  Skeleton,
  Stack,
  Text,
  lazyWithPreload,
} from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { BranchFilter } from '../../lists/address-filters.tsx';
import { useKnownFilters } from '../../lists/known-filters.ts';
import { PrintButton } from '../../lists/list-buttons.tsx';
import { MonthStepper } from './month-stepper.tsx';
import { MonthTiles } from './month-tiles.tsx';
import { NeedsPeople } from './needs-people.tsx';
import { meanings, type Overview, useMonth, useOverview } from './overview-data.ts';
import { WhoOwes } from './who-owes.tsx';

const OverviewCharts = lazyWithPreload(
  async () => (await import('./overview-charts.tsx')).OverviewCharts,
);

export function OverviewScreen() {
  const { t } = useLingui();
  const { data: overview, error, retry } = useOverview();
  useKnownFilters(meanings);
  return (
    <Page
      title={t`Overview`}
      action={
        <PrintButton
          isPending={false}
          isDisabled={overview === undefined}
          onPress={() => {
            window.print();
          }}
        />
      }
    >
      <Stack space="large">
        <Inline justify="between">
          <MonthStepper />
          <BranchFilter />
        </Inline>
        {overview ? (
          <OverviewOfMonth overview={overview} />
        ) : error ? (
          <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
        ) : (
          <Skeleton shape="card" count={4} label={t`Loading`} />
        )}
      </Stack>
    </Page>
  );
}

function OverviewOfMonth({ overview }: { readonly overview: Overview }) {
  const { t } = useLingui();
  const { receivables, totals, short_of_staff: lacking } = overview;
  const name = formatMonth('ethiopic', useMonth().first, useLanguage());
  const { cash_in, cash_out, events } = overview.months.at(-1) ?? {};
  const isEmpty = !cash_in && !cash_out && !events?.count;
  return (
    <Stack space="large">
      {isEmpty && <Notice isLive>{t`Nothing was booked or paid in ${name}.`}</Notice>}
      <MonthTiles overview={overview} />
      <Grid column="large">
        {receivables && totals && <WhoOwes receivables={receivables} totals={totals} />}
        {lacking && <NeedsPeople lacking={lacking} />}
      </Grid>
      <Text size="small" tone="muted">
        {events ? (
          <Trans>
            Events, guests and what is booked go by the day of the event, cash by the day it was
            entered. What is owed is as of today.
          </Trans>
        ) : (
          <Trans>Cash goes by the day it was entered.</Trans>
        )}
      </Text>
      <Suspense fallback={<Skeleton shape="card" count={2} label={t`Loading the charts`} />}>
        <OverviewCharts overview={overview} month={name} />
      </Suspense>
    </Stack>
  );
}
