/** The figures of all charts of a month as one file: which chart, for what, which figure, how much. */
import { Inline } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { exportColumn } from '../../lists/files/export-values.ts';
import { ExportButton } from '../../lists/list-buttons.tsx';
import type { FigureChartProps } from './figure-chart.tsx';
import { useBranchInSight, useMonth } from './overview-data.ts';

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

export interface FiguresFileProps {
  readonly charts: readonly FigureChartProps[];
  /** The month in words. */
  readonly month: string;
}

export function FiguresFile({ charts, month: name }: FiguresFileProps) {
  const { t } = useLingui();
  const { month } = useMonth();
  const of = useBranchInSight();
  const rows = charts.flatMap(rowsOf);
  return (
    <Inline justify="end">
      <ExportButton
        list={{ data: rows, readAll: () => Promise.resolve(rows) }}
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
