/** How late an event is to be paid, or how soon: its own day is the day it is due. SPEC: D131 */
import { isoToEpochDay } from '@digis/ethio-date';
import { Badge } from '@digis/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { dayOfEvent } from '../../../api/event-facts.ts';
import { useToday } from '../../../browser/use-today.ts';
import type { Receivable } from './owes-columns.tsx';

/** From so many days before it on a day is soon. */
const SOON = 7;

export function DueIn({ row }: { readonly row: Receivable }) {
  const { today } = useToday();
  const days = isoToEpochDay(dayOfEvent(row.event)) - isoToEpochDay(today);
  if (days < 0)
    return (
      <Badge tone="critical">
        <Plural value={-days} one="# day overdue" other="# days overdue" />
      </Badge>
    );
  if (days === 0)
    return (
      <Badge tone="caution">
        <Trans>Today</Trans>
      </Badge>
    );
  return (
    <Badge tone={days < SOON ? 'caution' : 'neutral'}>
      <Plural value={days} one="in # day" other="in # days" />
    </Badge>
  );
}
