import type { Schemas } from '@digis/api-client/contract';
import { DAYS_AFTER_TODAY } from '@digis/domain';
import { isoToEpochDay } from '@digis/ethio-date';
import { Badge } from '@digis/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { dayOfEvent } from '#api/event-facts.ts';
import { useToday } from '#browser/use-today.ts';
import { OverdueBadge } from '#lists/overdue-badge.tsx';

export function DueIn({ row }: { readonly row: Schemas['Receivable'] }) {
  const { today } = useToday();
  const days = isoToEpochDay(dayOfEvent(row.event)) - isoToEpochDay(today);
  if (days < 0) return <OverdueBadge days={-days} />;
  if (days === 0)
    return (
      <Badge tone="caution">
        <Trans>Today</Trans>
      </Badge>
    );
  return (
    <Badge tone={days <= DAYS_AFTER_TODAY ? 'caution' : 'neutral'}>
      <Plural value={days} one="in # day" other="in # days" />
    </Badge>
  );
}
