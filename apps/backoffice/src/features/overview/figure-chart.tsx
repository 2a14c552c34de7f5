/** A chart of the Overview: its bars and its table from the kit. SPEC: D148 */
import { Card, Stack, Text } from '@digis/ui';
import { BarChart, type BarChartProps } from '@digis/ui/chart';
import type { ReactNode } from 'react';

export interface FigureChartProps extends Pick<
  BarChartProps,
  'title' | 'labels' | 'unit' | 'series' | 'isLying'
> {
  /** Under the bars, where the labels are too long for it. */
  readonly shortLabels?: readonly string[];
  /** The kind of day by which its figures are dated. */
  readonly note?: ReactNode;
}

export function FigureChart(props: FigureChartProps) {
  const { title, labels, shortLabels = labels, unit, series, isLying, note } = props;
  return (
    <Card>
      <Stack space="small">
        <BarChart {...{ title, series, unit, isLying }} labels={shortLabels} />
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
