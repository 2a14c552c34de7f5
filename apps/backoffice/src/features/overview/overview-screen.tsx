// D148
import { formatMonth, addMonthsIn, isoToEt } from '@digis/ethio-date';
import {
  EmptyState,
  Grid,
  Inline,
  Notice,
  Page,
  Skeleton,
  Stack,
  Text,
  Button,
  IconButton,
  LinkButton,
} from '@digis/ui';
import { lazyWithPreload, MonthTitle } from '@digis/ui/app';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLanguage } from '../../i18n/language.ts';
import { BranchFilter } from '../../lists/filters/address-filters.tsx';
import { useKnownFilters } from '../../lists/filters/known-filters.ts';
import { PrintButton } from '../../lists/list-buttons.tsx';
import { MonthTiles } from './month-tiles.tsx';
import { NeedsPeople } from './needs-people.tsx';
import { meanings, type Overview, useMonth, useOverview } from './overview-data.ts';
import { VatOfMonth } from './vat-of-month.tsx';
import { WhoOwes } from './who-owes.tsx';
import { useToday } from '../../browser/use-today.ts';

const LAST_MONTH = 12;

function MonthStepper() {
  const { t } = useLingui();
  const { first, isPresent, choose } = useMonth();
  const { today } = useToday();
  const go = (months: number) => {
    const next = addMonthsIn('ethiopic', first, months);
    // Skips Pagume, which counts as part of Nehase.
    const isPagume = isoToEt(next).month > LAST_MONTH;
    choose(isPagume && months > 0 ? addMonthsIn('ethiopic', next, 1) : next);
  };
  return (
    <Inline space="small">
      <IconButton aria-label={t`Month before`} onPress={() => go(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <div aria-live="polite">
        <MonthTitle calendar="ethiopic" date={first} />
      </div>
      <IconButton aria-label={t`Month after`} onPress={() => go(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      {isoToEt(first).month === LAST_MONTH && (
        <Text size="small" tone="muted" as="span">
          <Trans>with Pagume</Trans>
        </Text>
      )}
      {isPresent ? (
        <DayOfMonth day={isoToEt(today).day} />
      ) : (
        <Button size="small" variant="soft" onPress={() => choose(today)}>
          <Trans>This month</Trans>
        </Button>
      )}
    </Inline>
  );
}

function DayOfMonth({ day }: { readonly day: number }) {
  return (
    <Text size="small" tone="muted" as="span">
      <Trans>So far, day {day} of the month</Trans>
    </Text>
  );
}

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
        <Inline space="small">
          <LinkButton size="small" variant="quiet" href="/reports/week">
            <Trans>The week</Trans>
          </LinkButton>
          <LinkButton size="small" variant="quiet" href="/reports/period">
            <Trans>Reports</Trans>
          </LinkButton>
          <PrintButton
            isPending={false}
            isDisabled={overview === undefined}
            onPress={() => {
              window.print();
            }}
          />
        </Inline>
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
  const shown = overview.months.at(-1);
  const { cash_in, cash_out, events } = shown ?? {};
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
      {shown && <VatOfMonth from={shown.from} to={shown.to} />}
      <Suspense fallback={<Skeleton shape="card" count={2} label={t`Loading the charts`} />}>
        <OverviewCharts overview={overview} month={name} />
      </Suspense>
    </Stack>
  );
}
