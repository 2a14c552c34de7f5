/** Coming days whose hold has expired. D123 */
import type { Schemas } from '@digis/api-client/contract';
import { Button, Card, DateText, Inline, PhoneText, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '#api/event-facts.ts';
import { useRead } from '#api/hooks.ts';
import { useCan } from '#auth/user.tsx';
import { useToday } from '#browser/use-today.ts';
import { openEvent } from '#navigation/dialog-acts.ts';

const mostShown = 5;

export function LapsedDays() {
  const { t } = useLingui();
  const can = useCan();
  const { today } = useToday();
  const { data: events = [] } = useRead('/event', {
    query: { hold: 'ended', from: today, order: 'earliest' },
    isEnabled: can('View Events'),
    isBackground: true,
    pick: (answer) => answer.events.slice(0, mostShown),
  });
  if (events.length === 0) return null;
  return (
    <Card title={t`Days no longer kept`}>
      <Stack>
        {events.map((event) => (
          <LapsedDay key={event.id} event={event} />
        ))}
      </Stack>
    </Card>
  );
}

function LapsedDay({ event }: { readonly event: Schemas['Event'] }) {
  const { t } = useLingui();
  const can = useCan();
  const { client } = event;
  const open = (dialog: string) => openEvent(event.id, dayOfEvent(event), dialog);
  return (
    <Stack space="xxsmall">
      <Text isStrong>{client.full_name}</Text>
      <Text size="small">
        <DateText value={dayOfEvent(event)} /> · <PhoneText value={client.phone_number} />
      </Text>
      <Inline space="small">
        {can('Create Event') && (
          <Button
            size="small"
            variant="soft"
            aria-label={t`Extend, ${client.full_name}`}
            onPress={() => open('edit')}
          >
            <Trans>Extend</Trans>
          </Button>
        )}
        {can('Delete Event') && (
          <Button
            size="small"
            variant="quiet"
            tone="neutral"
            aria-label={t`Delete, ${client.full_name}`}
            onPress={() => open('delete')}
          >
            <Trans>Delete</Trans>
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
