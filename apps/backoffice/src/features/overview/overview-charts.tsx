/** The course of a year, and what the month was made of; with the library of charts, which nothing else loads. SPEC: D148 */
import { monthNames, weekdayNames } from '@digis/ethio-date';
import { Grid, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/language.ts';
import { FigureChart } from './figure-chart.tsx';
import type { Month, Overview } from './overview-data.ts';
import { useSpendingLabels } from './spending-labels.ts';

interface OfMonth {
  /** In words. */
  readonly month: string;
}

export interface OverviewChartsProps extends OfMonth {
  readonly overview: Overview;
}

export function OverviewCharts({ overview, month }: OverviewChartsProps) {
  const { spent, weekdays, packages } = overview;
  return (
    <Stack space="large">
      <YearChart months={overview.months} />
      <Grid column="large">
        {spent.length > 0 && <SpendingChart spent={spent} month={month} />}
        {weekdays && weekdays.length > 0 && <WeekdayChart weekdays={weekdays} month={month} />}
        {packages && packages.length > 0 && <PackageChart packages={packages} month={month} />}
      </Grid>
    </Stack>
  );
}

function YearChart({ months }: { readonly months: readonly Month[] }) {
  const { t } = useLingui();
  const names = monthNames[useLanguage()];
  const hasEvents = months.some(({ events }) => events);
  const booked = {
    id: 'booked',
    label: t`Booked`,
    values: months.map(({ events }) => events?.booked ?? 0),
  };
  const received = {
    id: 'received',
    label: t`Received`,
    values: months.map((month) => month.received),
    tone: 'caution',
  } as const;
  return (
    <FigureChart
      title={hasEvents ? t`Booked and received by month` : t`Received by month`}
      note={
        <Trans>
          What is booked goes by the day of the event, what was received by the day it was entered.
        </Trans>
      }
      axis={t`Month`}
      labels={months.map(({ year, month }) => `${names[month - 1]} ${year}`)}
      shortLabels={months.map(({ month }) => (names[month - 1] ?? '').slice(0, 3))}
      series={hasEvents ? [booked, received] : [received]}
      file="by-month"
    />
  );
}

function SpendingChart({ spent, month }: Pick<Overview, 'spent'> & OfMonth) {
  const { t } = useLingui();
  const labelOf = useSpendingLabels();
  return (
    <FigureChart
      title={t`Where the money went, ${month}`}
      note={<Trans>Cash out, by the day it was entered.</Trans>}
      axis={t`For what`}
      labels={spent.map(({ kind }) => labelOf(kind))}
      series={[{ id: 'spent', label: t`Cash out`, values: spent.map(({ amount }) => amount) }]}
      file="cash-out"
    />
  );
}

interface WeekdayChartProps extends OfMonth {
  readonly weekdays: NonNullable<Overview['weekdays']>;
}

function WeekdayChart({ weekdays, month }: WeekdayChartProps) {
  const { t } = useLingui();
  const names = weekdayNames[useLanguage()];
  const countOn = (day: number) => weekdays.find(({ weekday }) => weekday === day)?.count ?? 0;
  return (
    <FigureChart
      title={t`Events by weekday, ${month}`}
      axis={t`Weekday`}
      labels={names}
      series={[{ id: 'events', label: t`Events`, values: names.map((_, day) => countOn(day)) }]}
      unit="count"
      file="weekdays"
    />
  );
}

interface PackageChartProps extends OfMonth {
  readonly packages: NonNullable<Overview['packages']>;
}

function PackageChart({ packages, month }: PackageChartProps) {
  const { t } = useLingui();
  return (
    <FigureChart
      title={t`Booked by package, ${month}`}
      axis={t`Package`}
      labels={packages.map(({ name }) => name ?? t`Custom`)}
      series={[{ id: 'booked', label: t`Booked`, values: packages.map(({ booked }) => booked) }]}
      file="packages"
    />
  );
}
