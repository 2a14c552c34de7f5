import { readBankMessage } from '@digis/domain';
import { Birr, Button, Card, Dialog, Inline, PhoneText, Stack, Text } from '@digis/ui';
import { MessageField } from '@digis/ui/catering';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCan } from '#auth/user.tsx';
import { type GivenMessage, useGivenMessage } from '#money/message/given-message.ts';
import { isOfOurs } from '#money/message/place-of-message.ts';
import { usePlaces } from '#money/places/place-data.ts';
import { changeAddress } from '#navigation/place.ts';
import { useCashBranch, useCashRecords } from '../cashbook-data.ts';
import { EventDay } from '../record-links.tsx';
import { eventOf, partyOf } from '../record-words.ts';
import { matchingClaims, type MatchingClaim } from './matching-claims.ts';
import { PaidOut } from './paid-out.tsx';

interface MessageDialogProps {
  readonly onClose: () => void;
}

export function MessageDialog({ onClose }: MessageDialogProps) {
  const { t } = useLingui();
  const can = useCan();
  const given = useGivenMessage();
  const [text, setText] = useState(given);
  const { canWrite, query } = useCashBranch();
  const places = usePlaces(query.branchId) ?? [];
  const message = readBankMessage(text);
  const isOurs = message !== null && isOfOurs(message, places);
  const mayRecord = message !== null && canWrite && can('Cashbook In/Out');
  const mayPayOut = mayRecord && message.direction === 'out';
  const state: GivenMessage = { message: text };
  return (
    <Dialog
      title={t`Message of a bank`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        mayRecord && (
          <Inline>
            {!isOurs && (
              <Button variant="soft" onPress={() => changeAddress({ dialog: 'in' }, { state })}>
                <Trans>Record as cash in</Trans>
              </Button>
            )}
            {mayPayOut && (
              <Button variant="soft" onPress={() => changeAddress({ dialog: 'out' }, { state })}>
                <Trans>Record as cash out</Trans>
              </Button>
            )}
          </Inline>
        )
      }
    >
      <Stack>
        <MessageField
          label={t`Message, or link of a receipt`}
          rows={2}
          value={text}
          onChange={setText}
        />
        {message !== null && !isOurs && can('Cashbook Approve Pending Transaction') && (
          <Claims message={message} text={text} />
        )}
        {mayPayOut && <PaidOut given={state} />}
      </Stack>
    </Dialog>
  );
}

interface ClaimsProps {
  readonly message: NonNullable<ReturnType<typeof readBankMessage>>;
  readonly text: string;
}

function Claims({ message, text }: ClaimsProps) {
  const { t } = useLingui();
  const { query } = useCashBranch();
  const { rows } = useCashRecords({ type: 'pending', ...query });
  const state: GivenMessage = { message: text };
  const matches = matchingClaims(rows, message, text);
  const openPending = () => changeAddress({ dialog: null, tab: 'pending' }, { state });
  if (matches.length === 0)
    return (
      <Inline justify="between">
        <Text size="small" tone="muted">
          <Trans>No payment that waits has this sum, or this payer's phone or name.</Trans>
        </Text>
        <Button size="small" variant="soft" onPress={openPending}>
          {t`All that waits`}
        </Button>
      </Inline>
    );
  return (
    <Stack space="small">
      <Text isStrong>
        <Trans>It may be one of these</Trans>
      </Text>
      {matches.map((match) => (
        <ClaimCard
          key={match.claim.id}
          {...match}
          onAccept={() =>
            changeAddress({ tab: 'pending', dialog: 'accept', id: match.claim.id }, { state })
          }
        />
      ))}
    </Stack>
  );
}

interface ClaimCardProps extends MatchingClaim {
  readonly onAccept: () => void;
}

function ClaimCard({ claim, hasSum, hasPhone, onAccept }: ClaimCardProps) {
  const { t } = useLingui();
  const event = eventOf(claim);
  const name = partyOf(claim) ?? claim.remark ?? '';
  return (
    <Card
      as="article"
      title={name}
      action={
        <Button size="small" aria-label={t`Accept, ${name}`} onPress={onAccept}>
          <Trans>Accept</Trans>
        </Button>
      }
    >
      <Inline space="medium">
        <Text as="span" isStrong={hasSum} isNumeric tone={hasSum ? 'positive' : 'neutral'}>
          <Birr value={claim.amount} />
        </Text>
        {event && (
          <Text as="span" isStrong={hasPhone}>
            <PhoneText value={event.client.phone_number} />
          </Text>
        )}
        {event && <EventDay event={event} />}
      </Inline>
    </Card>
  );
}
