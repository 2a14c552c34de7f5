/** An advance on a phone: whose, the rest to settle, for which day, what was paid. Spec 2.8. */
import { Birr, Inline, LedgerDirection, Stack, Text } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { useRecordName } from '../record-words.ts';
import { AdvanceDay, Whose } from './advance-names.tsx';
import { SettleButton } from './settle-button.tsx';
import type { SettleButtonProps } from './settle-button.tsx';

export function AdvanceCard({ record, onSettle }: Omit<SettleButtonProps, 'name'>) {
  const nameOf = useRecordName();
  return (
    <Stack space="small">
      <Inline justify="between" align="start">
        <Text as="div" isStrong>
          <Whose record={record} />
        </Text>
        <SettleButton {...{ record, onSettle }} name={nameOf(record)} />
      </Inline>
      <Text as="div" size="small">
        <AdvanceDay record={record} />
      </Text>
      <Inline justify="between">
        <Text as="span" size="small" tone="muted">
          <Trans>
            Paid so far: <Birr amount={record.amount} />
          </Trans>
        </Text>
        <LedgerDirection direction={record.transact_type} />
      </Inline>
    </Stack>
  );
}
