/** Reports entries that were booked while the user counted. D128 */
import { Button, Notice, Stack, Text } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { SignedSum } from '#money/movement-columns.tsx';
import { useCashBranch, useCashRecords } from '../cashbook-data.ts';
import { useRecordName } from '../record-words.ts';

interface NewerEntriesProps {
  readonly since: number;
  readonly onTake: (() => void) | undefined;
}

export function NewerEntries({ since, onTake }: NewerEntriesProps) {
  const { query } = useCashBranch();
  const { rows } = useCashRecords({ type: 'book', ...query });
  const nameOf = useRecordName();
  const newer = rows.filter(({ transact_id: number = 0 }) => number > since);
  return (
    <Notice
      tone="caution"
      isLive
      action={
        onTake && (
          <Button size="small" variant="soft" onPress={onTake}>
            <Trans>Go on with these</Trans>
          </Button>
        )
      }
    >
      <Stack space="xsmall">
        <Text as="span">
          <Trans>This was booked while you counted. Look whether it is in your count:</Trans>
        </Text>
        {newer.map((record) => (
          <Text as="span" key={record.id} size="small">
            {`#${record.book_no ?? ''} `}
            {nameOf(record)} <SignedSum of={record} />
          </Text>
        ))}
      </Stack>
    </Notice>
  );
}
