import type { Schemas } from '@digis/api-client/contract';
import { Birr, DateText, Inline, Stack, Text, TimeText } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RecordImage, type ShownImage } from '../images/record-image.tsx';
import { dayOf, timeOf } from '../lists/instant-text.tsx';

interface EntryCardProps {
  readonly what: ReactNode;
  readonly amount: ReactNode;
  readonly direction: ReactNode;
  readonly entry: Pick<Schemas['LedgerEntry'], 'createdAt' | 'proof' | 'balance_after'>;
  readonly name: string;
  readonly onOpenImage: (image: ShownImage) => void;
}

export function EntryCard(props: EntryCardProps) {
  const { what, amount, direction, entry, name, onOpenImage } = props;
  const { createdAt, proof, balance_after: balance } = entry;
  const { t } = useLingui();
  return (
    <Stack space="xxsmall">
      <Inline justify="between">
        {direction}
        <Text as="span" isStrong isNumeric>
          {amount}
        </Text>
      </Inline>
      {what}
      <Text as="span" size="small" tone="muted">
        <DateText value={dayOf(createdAt)} />
      </Text>
      <Inline justify="between">
        <Text as="span" size="small" tone="muted">
          <TimeText value={timeOf(createdAt)} only="ethiopic" />
        </Text>
        {balance !== undefined && (
          <Text as="span" size="small" tone="muted" isNumeric>
            <Trans>
              Balance <Birr value={balance} />
            </Trans>
          </Text>
        )}
      </Inline>
      {proof !== undefined && (
        <RecordImage path={proof} alt={t`Receipt, ${name}`} onOpen={onOpenImage} />
      )}
    </Stack>
  );
}
