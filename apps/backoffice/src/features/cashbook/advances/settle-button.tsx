// Spec 2.8, D150
import { Birr, Button, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { specMessages } from '#i18n/spec-messages.ts';
import type { CashRecord } from '../cashbook-data.ts';
import { useCanSettle } from '../resolve/open-record.tsx';

export interface SettleButtonProps {
  readonly record: CashRecord;
  readonly name: string;
  readonly onSettle: (record: CashRecord) => void;
}

export function SettleButton({ record, name, onSettle }: SettleButtonProps) {
  const { t, i18n } = useLingui();
  const canSettle = useCanSettle();
  const { settle_amount } = record;
  const rest =
    settle_amount === undefined ? (
      <Text as="span">{i18n._(specMessages.unknown)}</Text>
    ) : (
      <Birr value={settle_amount} />
    );
  if (!canSettle(record)) return rest;
  return (
    <Button
      size="small"
      variant="soft"
      aria-label={t`Settle, ${name}`}
      onPress={() => onSettle(record)}
    >
      <Trans>Settle</Trans> {rest}
    </Button>
  );
}
