import { Card, Stack, Text } from '@digis/ui';
import { BarChart, type BarChartProps } from '@digis/ui/chart';
import type { ReactNode } from 'react';

export interface FigureChartProps extends Pick<
  BarChartProps,
  'title' | 'labels' | 'unit' | 'series' | 'isLying'
> {
  readonly shortLabels?: readonly string[];
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
