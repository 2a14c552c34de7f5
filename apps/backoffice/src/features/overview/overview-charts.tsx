/** Charts, loaded later because they need the chart library. D148 */
import { monthNames, shortWeekdayNames, weekdayNames } from '@digis/ethio-date';
import { Grid, Stack, Inline } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import { useLanguage } from '../../i18n/language.ts';
import { FigureChart, type FigureChartProps } from './figure-chart.tsx';
import { useBranchInSight } from '../../navigation/branch-in-sight.ts';
import { type Month, type Overview, useMonth } from './overview-data.ts';
import { exportColumn } from '../../lists/files/export-values.ts';
import { ExportButton } from '../../lists/list-buttons.tsx';

interface FileRow {
  readonly chart: string;
  readonly label: string;
  readonly figure: string;
  readonly value: number | null;
}

const rowsOf = ({ title, labels, series }: FigureChartProps): FileRow[] =>
  series.flatMap((one) =>
    labels.map((label, at) => ({
      chart: title,
      label,
      figure: one.label,
      value: one.values[at] ?? null,
    })),
  );

interface FiguresFileProps {
  readonly charts: readonly FigureChartProps[];
  readonly month: string;
}

function FiguresFile({ charts, month: name }: FiguresFileProps) {
  const { t } = useLingui();
  const { month } = useMonth();
  const of = useBranchInSight();
  const rows = charts.flatMap(rowsOf);
  return (
    <Inline justify="end">
      <ExportButton
        list={{ rows, readAll: () => Promise.resolve(rows) }}
        columns={[
          exportColumn<FileRow>('chart', t`Chart`, ({ chart }) => chart),
          exportColumn<FileRow>('label', t`For what`, ({ label }) => label),
          exportColumn<FileRow>('figure', t`Figure`, ({ figure }) => figure),
          exportColumn<FileRow>('value', t`Amount or number`, ({ value }) => value),
        ]}
        name={t`Charts of ${name}`}
        logged={{ name: 'overview', of }}
        file={['overview', 'charts', month]}
      />
    </Inline>
  );
}

type Kind = Schemas['Spending']['kind'];

const labels = {
  vendors: msg`Vendors`,
  wages: msg`Wages`,
  petty: msg`Petty Cash`,
  refunds: msg`Refunds`,
  other: msg`Other`,
} as const;

function useSpendingLabels(): (kind: Kind) => string {
  const { i18n } = useLingui();
  return (kind) => i18n._(labels[kind]);
}

interface OverviewChartsProps {
  readonly overview: Overview;
  readonly month: string;
}

export function OverviewCharts({ overview, month }: OverviewChartsProps) {
  const standing = [useYear(overview.months), ...useWeekdays(overview, month)];
  const lying = useMadeOf(overview, month);
  return (
    <Stack space="large">
      <Charts charts={standing} />
      <Charts charts={lying} />
      <FiguresFile charts={[...standing, ...lying]} month={month} />
    </Stack>
  );
}

const Charts = ({ charts }: { readonly charts: readonly FigureChartProps[] }) => (
  <Grid column="large">
    {charts.map((chart) => (
      <FigureChart key={chart.title} {...chart} />
    ))}
  </Grid>
);

function useWeekdays({ weekdays = [] }: Overview, month: string): readonly FigureChartProps[] {
  const { t } = useLingui();
  const language = useLanguage();
  const names = weekdayNames[language];
  const countOn = (day: number) => weekdays.find(({ weekday }) => weekday === day)?.count ?? 0;
  if (weekdays.length === 0) return [];
  return [
    {
      title: t`Events by weekday, ${month}`,
      labels: names,
      shortLabels: shortWeekdayNames[language],
      series: [{ id: 'events', label: t`Events`, values: names.map((_, day) => countOn(day)) }],
      unit: 'count',
    },
  ];
}

function useYear(months: readonly Month[]): FigureChartProps {
  const { t } = useLingui();
  const names = monthNames[useLanguage()];
  const hasEvents = months.some(({ events }) => events);
  const received = {
    id: 'received',
    label: t`Received`,
    values: months.map((one) => one.received),
  };
  const booked = {
    id: 'booked',
    label: t`Booked`,
    values: months.map(({ events }) => events?.booked ?? 0),
  };
  return {
    title: hasEvents ? t`Booked and received by month` : t`Received by month`,
    note: (
      <Trans>
        What is booked goes by the day of the event, what was received by the day it was entered.
      </Trans>
    ),
    labels: months.map(({ year, month }) => `${names[month - 1]} ${year}`),
    shortLabels: months.map(({ month }) => (names[month - 1] ?? '').slice(0, 3)),
    series: hasEvents ? [booked, { ...received, tone: 'tint' }] : [received],
  };
}

function useMadeOf({ spent, packages = [] }: Overview, month: string): readonly FigureChartProps[] {
  const { t } = useLingui();
  const labelOf = useSpendingLabels();
  const spending: FigureChartProps = {
    title: t`Where the money went, ${month}`,
    note: <Trans>Cash out, by the day it was entered.</Trans>,
    labels: spent.map(({ kind }) => labelOf(kind)),
    series: [{ id: 'spent', label: t`Cash out`, values: spent.map(({ amount }) => amount) }],
    isLying: true,
  };
  const ofPackages: FigureChartProps = {
    title: t`Booked by package, ${month}`,
    labels: packages.map(({ name }) => name ?? t`Custom`),
    series: [{ id: 'booked', label: t`Booked`, values: packages.map(({ booked }) => booked) }],
    isLying: true,
  };
  return [...(spent.length > 0 ? [spending] : []), ...(packages.length > 0 ? [ofPackages] : [])];
}
