/** An event on a phone, in two lines: who and the money, then when, how many guests and who works. SPEC: D140 */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Inline, Stack, Text, TimeText } from '@digis/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { dayOfEvent, staffOf } from '#api/event-facts.ts';
import { MoneyInShort } from '#lists/money-in-short.tsx';

export function EventRowCard({ event }: { readonly event: Schemas['Event'] }) {
  const staff = staffOf(event);
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
        <Text as="span" size="small" tone={staff.tone === 'neutral' ? 'muted' : staff.tone}>
          {staff.needed > 0 ? (
            <Trans>{staff.words} staff</Trans>
          ) : staff.count === 0 ? (
            <Trans>no staff</Trans>
          ) : (
            <Plural value={staff.count} one="# staff" other="# staff" />
          )}
        </Text>
      </Text>
    </Stack>
  );
}
