// D177
import { toBirr, toSantim } from '@digis/domain';
import { Birr, Text } from '@digis/ui';
import { media, useMedia } from '@digis/ui/app';
import type { DataColumn } from '@digis/ui';
import { Trans } from '@lingui/react/macro';

interface Owing {
  readonly owed?: number | undefined;
}

/** The sum is only printed: on screen the Payables tab shows it. */
export function useOwedColumn<Row extends Owing>(
  header: string,
  rows: readonly Row[] | undefined,
): readonly DataColumn<Row>[] {
  const isPrinted = useMedia(media.print);
  return rows?.some(({ owed }) => owed !== undefined)
    ? [
        {
          id: 'owed',
          header,
          align: 'end',
          isFact: true,
          cell: ({ owed = 0 }) => <Owed owed={owed} />,
          exportValue: ({ owed }) => owed ?? null,
          ...(isPrinted && { total: <Sum rows={rows} /> }),
        },
      ]
    : [];
}

const Sum = ({ rows }: { readonly rows: readonly Owing[] }) => (
  <Trans>
    Total{' '}
    <Birr
      value={toBirr(rows.reduce((sum, { owed = 0 }) => sum + toSantim(Math.max(0, owed)), 0))}
    />
  </Trans>
);

function Owed({ owed }: { readonly owed: number }) {
  if (owed === 0) return <Text tone="muted">—</Text>;
  if (owed > 0)
    return (
      <Text isStrong isNumeric>
        <Birr value={owed} />
      </Text>
    );
  return (
    <Text tone="muted" isNumeric>
      <Trans>
        <Birr value={-owed} /> ahead
      </Trans>
    </Text>
  );
}
