import type { Schemas } from '@digis/api-client/contract';
import { Badge, Stack, Text } from '@digis/ui';
import type { BadgeProps, DataColumn } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { InstantLine, InstantText } from '../instant-text.tsx';

type Message = Schemas['SmsMessage'];

interface StateLook {
  readonly label: MessageDescriptor;
  readonly tone: BadgeProps['tone'];
}

const states: Readonly<Record<Message['state'], StateLook>> = {
  'not configured': { label: msg`Waits for the SMS settings`, tone: 'caution' },
  scheduled: { label: msg`Scheduled`, tone: 'info' },
  sending: { label: msg`Being sent`, tone: 'info' },
  sent: { label: msg`Sent`, tone: 'positive' },
  unknown: { label: msg`Perhaps sent: the SMS service did not say`, tone: 'caution' },
  failed: { label: msg`Failed`, tone: 'critical' },
  skipped: { label: msg`Skipped: it would have come too late`, tone: 'neutral' },
  cancelled: { label: msg`Cancelled`, tone: 'neutral' },
};

const simulated: StateLook = { label: msg`Simulated, not sent`, tone: 'caution' };

export const messageLook = (message: Message): StateLook =>
  message.simulated === true ? simulated : states[message.state];

export const messageKinds: Readonly<Record<Message['kind'], MessageDescriptor>> = {
  confirmation: msg`Confirmation`,
  reminder: msg`Reminder`,
  due: msg`Reminder of what is left to pay`,
  change: msg`What has changed`,
};

function Refusal({ tries = 0, reason, next_at }: Message) {
  const { t } = useLingui();
  if (tries === 0) return null;
  const why = reason ?? t`the SMS service was not reached`;
  return (
    <Text size="small" tone="muted">
      {tries === 1 ? t`Not taken: ${why}` : t`Not taken ${tries} times: ${why}`}
      {next_at !== undefined && (
        <>
          {'. '}
          <Trans>
            Next try <InstantLine value={next_at} />
          </Trans>
        </>
      )}
    </Text>
  );
}

export function useMessageColumns(): readonly DataColumn<Message>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'kind',
      header: t`Message`,
      cell: ({ kind }) => i18n._(messageKinds[kind]),
      isRowHeader: true,
    },
    {
      id: 'state',
      header: t`State`,
      cell: (message) => {
        const { tone, label } = messageLook(message);
        return (
          <Stack space="xxsmall" align="start">
            <Badge tone={tone}>{i18n._(label)}</Badge>
            <Refusal {...message} />
          </Stack>
        );
      },
      isFact: true,
    },
    {
      id: 'due_at',
      header: t`Time`,
      cell: ({ sent_at, due_at, createdAt }) => (
        <InstantText value={sent_at ?? due_at ?? createdAt} />
      ),
      isFact: true,
    },
    { id: 'text', header: t`Text`, cell: ({ text }) => text },
  ];
}
