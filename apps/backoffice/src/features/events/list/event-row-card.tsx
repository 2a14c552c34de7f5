/** An event on a phone, in two lines: who and the money, then when, how many guests and who works. SPEC: D140 */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Inline, Stack, Text, TimeText } from '@digis/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { dayOfEvent } from '../../../api/event-facts.ts';
import { MoneyInShort } from '../../../lists/money-in-short.tsx';

export function EventRowCard({ event }: { readonly event: Schemas['Event'] }) {
  return (
    <Stack space="xxsmall">
      <Inline justify="between">
        <Text as="span" isStrong>
          {event.client.full_name}
        </Text>
        <MoneyInShort event={event} />
      </Inline>
      <Text as="span" size="small" tone="muted">
        <TimeText value={event.time} pickedDay={dayOfEvent(event)} only="ethiopic" /> ·{' '}
        {formatCount(event.num_of_people)} ·{' '}
        {event.employees.length === 0 ? (
          <Trans>no staff</Trans>
        ) : (
          <Plural value={event.employees.length} one="# staff" other="# staff" />
        )}
      </Text>
    </Stack>
  );
}
