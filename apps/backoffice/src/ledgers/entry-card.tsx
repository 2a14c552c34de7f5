/** A movement of money on a phone: which way and how much, for what, when, and what there was after it. */
import { Birr, DateText, Inline, Stack, Text, TimeText } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayOf, timeOf } from '../lists/instant-text.tsx';

export interface EntryCardProps {
  readonly what: ReactNode;
  readonly amount: ReactNode;
  readonly createdAt: string;
  readonly direction: ReactNode;
  /** After the entry; absent where it is not known. */
  readonly balance: number | undefined;
  /** What is pressed for the receipt, where there is one. */
  readonly receipt?: ReactNode;
}

export function EntryCard(props: EntryCardProps) {
  const { what, amount, createdAt, direction, balance, receipt } = props;
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
              Balance <Birr amount={balance} />
            </Trans>
          </Text>
        )}
      </Inline>
      {receipt}
    </Stack>
  );
}
