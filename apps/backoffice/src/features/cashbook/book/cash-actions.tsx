/** What can be done with a payment that waits, or with an advance. Spec 2.8. */
import { Birr, Button, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCan } from '../../../auth/user.tsx';
import { specMessages } from '../../../i18n/spec-messages.ts';
import type { CashRecord, CashTab } from '../cashbook-data.ts';

/** SPEC: D150, what goes out is a payment, for those who handle cash. */
export function useCanSettle(): (record: CashRecord) => boolean {
  const can = useCan();
  return ({ transact_type }) => transact_type === 'in' || can('Cashbook In/Out');
}

export type OnAct = (action: 'accept' | 'reject', record: CashRecord) => void;

export interface CashActionsProps {
  readonly tab: CashTab;
  readonly record: CashRecord;
  readonly name: string;
  readonly onAct: OnAct;
}

export function CashActions({ tab, record, name, onAct }: CashActionsProps) {
  const { t } = useLingui();
  if (tab === 'advance') return <Settle {...{ record, name, onAct }} />;
  return (
    <>
      <Button size="small" aria-label={t`Accept, ${name}`} onPress={() => onAct('accept', record)}>
        <Trans>Accept</Trans>
      </Button>{' '}
      <Button
        size="small"
        variant="soft"
        tone="critical"
        aria-label={t`Reject, ${name}`}
        onPress={() => onAct('reject', record)}
      >
        <Trans>Reject</Trans>
      </Button>
    </>
  );
}

function Settle({ record, name, onAct }: Omit<CashActionsProps, 'tab'>) {
  const { t, i18n } = useLingui();
  const canSettle = useCanSettle();
  const { settle_amount } = record;
  const rest =
    settle_amount === undefined ? (
      <Text>{i18n._(specMessages.unknown)}</Text>
    ) : (
      <Birr amount={settle_amount} />
    );
  if (!canSettle(record)) return rest;
  return (
    <Button size="small" aria-label={t`Settle, ${name}`} onPress={() => onAct('accept', record)}>
      <Trans>Settle</Trans> {rest}
    </Button>
  );
}
