import { DateText, Stack, Text } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import type { CashRecord } from '../cashbook-data.ts';
import { ClientLink, EventDay } from '../record-links.tsx';
import { eventOf, remarkOf, useKindWords } from '../record-words.ts';

interface AdvanceProps {
  readonly record: CashRecord;
}

export function Whose({ record }: AdvanceProps) {
  const kindOf = useKindWords();
  const event = eventOf(record);
  if (!event) return record.remark;
  return (
    <Stack space="xxsmall">
      <ClientLink client={event.client} />
      <Text as="span" size="small" tone="muted">
        {[kindOf(record), remarkOf(record)].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}

export function AdvanceDay({ record }: AdvanceProps) {
  const event = eventOf(record);
  if (event) return <EventDay event={event} />;
  const { settle_date } = record;
  if (settle_date === undefined) return null;
  return (
    <Trans>
      to settle on <DateText value={settle_date} />
    </Trans>
  );
}
