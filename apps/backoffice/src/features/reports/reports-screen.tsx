// D130
import { EmptyState, Notice, Page, Skeleton, Stack, Text } from '@digis/ui';
import { lazyWithPreload } from '@digis/ui/app';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useKnownFilters } from '../../lists/filters/known-filters.ts';
import { PrintButton } from '../../lists/list-buttons.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { isTooLong } from './periods.ts';
import { meanings, usePeriod, useReport } from './reports-data.ts';
import { SumTiles } from './sum-tiles.tsx';

const ReportParts = lazyWithPreload(async () => (await import('./report-parts.tsx')).ReportParts);

export function ReportsScreen() {
  const { t } = useLingui();
  const period = usePeriod();
  useKnownFilters(meanings);
  return (
    <Page
      title={t`Reports`}
      action={
        <PrintButton
          isPending={false}
          isDisabled={false}
          onPress={() => {
            window.print();
          }}
        />
      }
    >
      <Stack space="large">
        <PeriodChoice />
        {isTooLong(period) ? (
          <Notice tone="caution" isLive>{t`Choose less than ten years.`}</Notice>
        ) : (
          <ReportOfPeriod />
        )}
      </Stack>
    </Page>
  );
}

function ReportOfPeriod() {
  const { t } = useLingui();
  return (
    <Stack space="large">
      <Summary />
      <Suspense fallback={<Skeleton shape="card" count={2} label={t`Loading the charts`} />}>
        <ReportParts />
      </Suspense>
    </Stack>
  );
}

function Summary() {
  const { t } = useLingui();
  const { data: report, error, retry } = useReport('summary');
  if (report) {
    const { summary } = report;
    const isEmpty = !summary?.events && !summary?.received && !summary?.other;
    return (
      <Stack space="large">
        {isEmpty && <Notice isLive>{t`Nothing was booked or paid in this period.`}</Notice>}
        <SumTiles report={report} />
        <Text size="small" tone="muted">
          <Trans>
            Booked is without VAT, still due is with it and as of today. Costs are those of the
            events, paid or not; other costs concern no event. Result is profit less other costs.
          </Trans>
        </Text>
      </Stack>
    );
  }
  return error ? (
    <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
  ) : (
    <Skeleton shape="card" count={3} label={t`Loading`} />
  );
}
