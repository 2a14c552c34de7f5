/** With whom an entry was; a link to the event or the ledger for who may see it, and to all the entries with the same. */
import { Heading, Inline, Link, Text } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { dayOfEvent } from '#api/event-facts.ts';
import { useCan } from '#auth/user.tsx';
import { addressOf, eventAddress } from '#navigation/use-address.ts';
import type { CashRecord } from '../cashbook-data.ts';
import { eventOf, partyOf } from '../record-words.ts';

/** Where more is known of whom an entry was with; null for who may not see it. */
function usePlaceOf(record: CashRecord): string | null {
  const can = useCan();
  const event = eventOf(record);
  const { counterparty } = record;
  if (event) {
    const on = dayOfEvent(event);
    if (can('View Events')) return eventAddress(event.id, on);
    return can('Calendar') ? addressOf({ event: event.id, on }) : null;
  }
  if (counterparty?.kind === 'vendor' && can('Vendors') && can('Vendor Ledger'))
    return `/vendors?dialog=ledger&id=${counterparty.id}`;
  if (counterparty?.kind === 'employee' && can('Employees'))
    return `/employees?dialog=ledger&id=${counterparty.id}`;
  return null;
}

export function CounterpartyLink({ record }: { readonly record: CashRecord }) {
  const name = partyOf(record);
  const place = usePlaceOf(record);
  const { counterparty } = record;
  if (name === undefined) return null;
  return (
    <Inline justify="between">
      <Heading level={3}>{place === null ? name : <Link href={place}>{name}</Link>}</Heading>
      {counterparty && (
        <Text as="span" size="small">
          <Link href={`/cashbook?tab=book&counterparty=${counterparty.kind}:${counterparty.id}`}>
            <Trans>All entries</Trans>
          </Link>
        </Text>
      )}
    </Inline>
  );
}
