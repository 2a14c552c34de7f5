/** The column of what we owe a vendor or an employee; absent where the reader may not see it. SPEC: D177 */
import { Birr, Text } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { Trans } from '@lingui/react/macro';

interface Owing {
  readonly owed?: number | undefined;
}

export const owedColumn = <Row extends Owing>(
  header: string,
  rows: readonly Row[] | undefined,
): readonly DataColumn<Row>[] =>
  rows?.some(({ owed }) => owed !== undefined)
    ? [
        {
          id: 'owed',
          header,
          align: 'end',
          isFact: true,
          cell: ({ owed = 0 }) => <Owed owed={owed} />,
          exportValue: ({ owed }) => owed ?? null,
        },
      ]
    : [];

function Owed({ owed }: { readonly owed: number }) {
  if (owed === 0) return <Text tone="muted">—</Text>;
  if (owed > 0)
    return (
      <Text isStrong isNumeric>
        <Birr amount={owed} />
      </Text>
    );
  return (
    <Text tone="muted" isNumeric>
      <Trans>
        <Birr amount={-owed} /> ahead
      </Trans>
    </Text>
  );
}
