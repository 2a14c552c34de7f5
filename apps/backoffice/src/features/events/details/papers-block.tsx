// D38, D42
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import {
  Badge,
  Birr,
  Button,
  Card,
  DateText,
  DescriptionList,
  Inline,
  Notice,
  Stack,
} from '@digis/ui';
import type { Description } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { useCan } from '#auth/user.tsx';
import { dayOf } from '#lists/instant-text.tsx';
import { openFromDetails } from '#navigation/dialog-acts.ts';
import { useAgreements, useMessages, useUntold } from '../event-data.ts';
import { ChangeList } from '../telling/change-list.tsx';
import { useToldWords } from '../telling/changes.ts';
import { messageKinds, messageLook } from '#lists/columns/message-columns.tsx';
import type { EventBlockProps } from './event-block.ts';

export function PapersBlock({ event }: EventBlockProps) {
  const { t } = useLingui();
  const can = useCan();
  const printsAgreements = can('Generate Aggrement');
  const sendsMessages = can('Create Event');
  if (!printsAgreements && !sendsMessages) return null;
  return (
    <Card title={t`Papers and messages`}>
      <Stack space="medium">
        {printsAgreements && <Agreements event={event} />}
        {sendsMessages && <Messages event={event} />}
        {sendsMessages && <Untold event={event} />}
        <Inline>
          {printsAgreements && (
            <Button size="small" variant="soft" onPress={() => openFromDetails('agreement')}>
              <Trans>Agreement</Trans>
            </Button>
          )}
          {sendsMessages && (
            <Button size="small" variant="soft" onPress={() => openFromDetails('messages')}>
              <Trans>Messages</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

function Agreements({ event }: EventBlockProps) {
  const { t } = useLingui();
  const { data } = useAgreements(event.id);
  const [newest] = data ?? [];
  if (!newest) return null;
  const { paper } = event;
  const [was = 0, is] = [paper?.num_of_people, event.num_of_people];
  const outdated =
    paper?.is_outdated === true
      ? [
          {
            label: t`Print again`,
            value: (
              <Badge tone="caution">
                {was !== 0 && was !== is
                  ? t`The paper says ${formatCount(was)} guests, now ${formatCount(is)}`
                  : t`The event has changed since`}
              </Badge>
            ),
          },
        ]
      : [];
  return (
    <DescriptionList
      items={[
        {
          label: t`Agreement printed`,
          value: <AgreementWords agreement={newest} event={event} />,
        },
        ...outdated,
      ]}
    />
  );
}

interface AgreementWordsProps extends EventBlockProps {
  readonly agreement: Schemas['Agreement'];
}

function AgreementWords({ agreement, event }: AgreementWordsProps) {
  const isOld = agreement.advance !== event.advance_amount;
  return (
    <Stack space="xxsmall">
      <DateText value={dayOf(agreement.createdAt)} />
      <span>{nameOfUser(agreement)}</span>
      {isOld && (
        <Badge tone="caution">
          <Trans>
            It says <Birr value={agreement.advance} />
          </Trans>
        </Badge>
      )}
    </Stack>
  );
}

function Untold({ event }: EventBlockProps) {
  const { t } = useLingui();
  const wordsOf = useToldWords();
  const { data = [] } = useUntold(event.id);
  if (data.length === 0) return null;
  return (
    <Notice tone="caution" title={t`The client was not told:`}>
      <Stack space="small">
        <ChangeList changes={data.map(wordsOf)} />
        <Button size="small" variant="soft" onPress={() => openFromDetails('tell')}>
          <Trans>Tell them</Trans>
        </Button>
      </Stack>
    </Notice>
  );
}

function Messages({ event }: EventBlockProps) {
  const { i18n } = useLingui();
  const { data = [] } = useMessages(event.id);
  if (data.length === 0) return null;
  const line = (message: Schemas['SmsMessage']): Description => {
    const { label, tone } = messageLook(message);
    return {
      label: i18n._(messageKinds[message.kind]),
      value: (
        <Stack space="xxsmall">
          <Badge tone={tone}>{i18n._(label)}</Badge>
          <DateText value={dayOf(message.sent_at ?? message.due_at ?? message.createdAt)} />
        </Stack>
      ),
    };
  };
  return <DescriptionList items={data.map(line)} />;
}
