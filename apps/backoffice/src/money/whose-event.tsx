import { formatCount } from '@digis/domain';
import { DateText, PhoneText, Stack, Text, Inline } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayOfEvent } from '../api/event-facts.ts';
import type { PayableEvent } from './take/payable.ts';

interface WhoseEventProps {
  readonly event: PayableEvent;
  readonly enteredBy?: string | undefined;
}

export function WhoseEvent({ event, enteredBy: name }: WhoseEventProps) {
  const { client, num_of_people = 0 } = event;
  return (
    <Stack space="xxsmall">
      <ClientHead name={client.full_name}>
        <PhoneText value={client.phone_number} />
      </ClientHead>
      <Text size="small" tone="muted">
        <DateText value={dayOfEvent(event)} />
      </Text>
      <Text size="small" tone="muted">
        <Trans>{formatCount(num_of_people)} guests</Trans>
        {name !== undefined && (
          <>
            {' · '}
            <Trans>entered by {name}</Trans>
          </>
        )}
      </Text>
    </Stack>
  );
}

interface ClientHeadProps {
  readonly name: string;
  readonly children: ReactNode;
}

export const ClientHead = ({ name, children }: ClientHeadProps) => (
  <Inline justify="between">
    <Text as="span" isStrong>
      {name}
    </Text>
    {children}
  </Inline>
);
