/** A chart of the Overview: its bars and table from the kit, and its figures as a file. SPEC: D148 */
import { Card, Inline, Stack, Text } from '@digis/ui';
import { BarChart, type BarChartProps, type ChartSeries } from '@digis/ui/chart';
import type { ReactNode } from 'react';
import { ExportButton } from '../../lists/list-buttons.tsx';
import { exportColumn } from '../../lists/files/export-values.ts';
import { useBranchInSight, useMonth } from './overview-data.ts';

export interface FigureChartProps extends Pick<BarChartProps, 'title' | 'labels' | 'unit'> {
  readonly series: readonly ChartSeries[];
  /** Under the bars, where the labels are too long for it. */
  readonly shortLabels?: readonly string[];
  /** What the labels are: "Month". */
  readonly axis: string;
  /** By which day its figures go. */
  readonly note?: ReactNode;
  /** Names the file. */
  readonly file: string;
}

export function FigureChart(props: FigureChartProps) {
  const { title, labels, shortLabels = labels, unit, series, axis, note, file } = props;
  const { month } = useMonth();
  const rows = labels.map((label, at) => ({
    label,
    values: series.map(({ values }) => values[at]),
  }));
  type Row = (typeof rows)[number];
  const columns = [
    exportColumn<Row>('label', axis, ({ label }) => label),
    ...series.map(({ id, label }, at) =>
      exportColumn<Row>(id, label, ({ values }) => values[at] ?? null),
    ),
  ];
  return (
    <Card>
      <Stack space="small">
        <BarChart {...{ title, series, unit }} labels={shortLabels} />
        <Inline justify="between">
          <Text size="small" tone="muted">
            {note}
          </Text>
          <ExportButton
            list={{ data: rows, readAll: () => Promise.resolve(rows) }}
            columns={columns}
            name={title}
            logged={{ name: 'overview', of: useBranchInSight() }}
            file={['overview', file, month]}
          />
        </Inline>
      </Stack>
    </Card>
  );
}
