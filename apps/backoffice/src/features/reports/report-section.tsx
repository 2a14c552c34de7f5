import {
  Card,
  type DataColumn,
  DataTable,
  EmptyState,
  Link,
  Skeleton,
  Stack,
  Text,
} from '@digis/ui';
import { BarChart, type BarChartProps } from '@digis/ui/chart';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { usePrint, wholeList } from '../../lists/list-buttons.tsx';
import { ListMenu } from '../../lists/list-menu.tsx';
import { periodWords } from './periods.ts';
import { useBranchInSight } from '../../navigation/branch-in-sight.ts';
import { type Part, type Report, usePeriod, useReport } from './reports-data.ts';

export interface ReportSectionProps<Row> {
  readonly by: Part;
  readonly title: string;
  readonly note?: ReactNode;
  readonly rowsOf: (report: Report) => readonly Row[] | undefined;
  readonly head: { readonly id: string; readonly header: string };
  readonly hrefOf?: (row: Row) => string | undefined;
  readonly columnsOf: (rows: readonly Row[]) => readonly DataColumn<Row>[];
  readonly chartOf: (rows: readonly Row[]) => Pick<BarChartProps, 'labels' | 'series' | 'isLying'>;
  readonly nameOf: (row: Row) => string;
  readonly nothing: string;
}

export function ReportSection<Row>(props: ReportSectionProps<Row>) {
  const { t } = useLingui();
  const { by, title, rowsOf } = props;
  const { data, error, retry } = useReport(by);
  const rows = data && rowsOf(data);
  if (rows) return <Figures {...props} rows={rows} />;
  return (
    <Card title={title}>
      {error ? (
        <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
      ) : (
        <Skeleton shape="row" count={4} label={t`Loading`} />
      )}
    </Card>
  );
}

function useNames<Row>({ head, nameOf, hrefOf, rows }: FiguresProps<Row>): DataColumn<Row> {
  const { t } = useLingui();
  const named = (row: Row) => {
    const href = hrefOf?.(row);
    return href === undefined ? (
      nameOf(row)
    ) : (
      <Link href={href} isStandalone>
        {nameOf(row)}
      </Link>
    );
  };
  return {
    ...head,
    isRowHeader: true,
    cell: named,
    exportValue: nameOf,
    ...(rows.length > 1 && { total: t`Total` }),
  };
}

interface FiguresProps<Row> extends ReportSectionProps<Row> {
  readonly rows: readonly Row[];
}

function Figures<Row>(props: FiguresProps<Row>) {
  const { by, title, note, rows, columnsOf, chartOf, nameOf, nothing } = props;
  const columns = [useNames(props), ...columnsOf(rows)];
  const chart = chartOf(rows);
  return (
    <Card
      title={title}
      action={rows.length > 0 && <SectionMenu {...{ by, title, rows, columns }} />}
    >
      {rows.length === 0 ? (
        <Text tone="muted">{nothing}</Text>
      ) : (
        <Stack>
          <BarChart
            title={chart.series.map(({ label }) => label).join(' · ')}
            {...chart}
            hasTable={false}
          />
          {note && (
            <Text size="small" tone="muted">
              {note}
            </Text>
          )}
          <DataTable
            aria-label={title}
            rows={[...rows]}
            columns={columns}
            getRowId={(row) => rows.indexOf(row)}
            getRowName={nameOf}
            endText=""
          />
        </Stack>
      )}
    </Card>
  );
}

interface SectionMenuProps<Row> {
  readonly by: Part;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
}

function SectionMenu<Row>({ by, title, rows, columns }: SectionMenuProps<Row>) {
  const { span, from, to } = usePeriod();
  const period = periodWords(span, { from, to }, useLanguage());
  const list = wholeList({ data: rows });
  const { button } = usePrint([list]);
  return (
    <ListMenu
      list={list}
      columns={columns}
      name={`${title}, ${period}`}
      logged={{ name: 'reports', of: useBranchInSight() }}
      file={['report', by, from, to]}
      print={button}
    />
  );
}
