/** An event on a phone, in two lines: who and when, then what, how many, and the money. SPEC: D140 */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Inline, Stack, Text, TimeText } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../../api/event-facts.ts';
import { MoneyInShort } from '../../../lists/money-in-short.tsx';

export function EventRowCard({ event }: { readonly event: Schemas['Event'] }) {
  const { t } = useLingui();
  return (
    <Stack space="xxsmall">
      <Inline justify="between">
        <Text as="span" isStrong>
          {event.client.full_name}
        </Text>
        <Text as="span" size="small">
          <TimeText value={event.time} pickedDay={dayOfEvent(event)} only="ethiopic" />
        </Text>
      </Inline>
      <Inline justify="between">
        <Text as="span" size="small" tone="muted">
          {event.package?.name ?? t`Custom`} · {formatCount(event.num_of_people)} ·{' '}
          {event.employees.length === 0 ? (
            <Trans>no staff</Trans>
          ) : (
            <Plural value={event.employees.length} one="# staff" other="# staff" />
          )}
        </Text>
        <MoneyInShort event={event} />
      </Inline>
    </Stack>
  );
}
