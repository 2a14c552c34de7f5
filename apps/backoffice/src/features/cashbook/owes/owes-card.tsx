/** Who owes on a phone: whose and how much, when it is due, what waits. SPEC: D131 */
import { Birr, DateText, Inline, Stack, Text } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { dayOfEvent } from '#api/event-facts.ts';
import { ClientHead } from '#money/client-head.tsx';
import { DueIn } from './due-in.tsx';
import type { Receivable } from './owes-columns.tsx';

export function OwesCard({ row }: { readonly row: Receivable }) {
  const { client, money } = row.event;
  return (
    <Stack space="xxsmall">
      <ClientHead name={client.full_name}>
        <Text as="span" isStrong isNumeric>
          <Birr amount={money?.left ?? 0} />
        </Text>
      </ClientHead>
      <Inline justify="between">
        <DueIn row={row} />
        <Text as="span" size="small" tone="muted">
          <DateText value={dayOfEvent(row.event)} />
        </Text>
      </Inline>
      {money !== undefined && money.waiting !== 0 && (
        <Text size="small" tone="caution">
          <Trans>
            <Birr amount={money.waiting} /> waits for the cashier
          </Trans>
        </Text>
      )}
    </Stack>
  );
}
