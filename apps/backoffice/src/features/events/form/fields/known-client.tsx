/** Offers the client who has the typed phone, or a new name for that client. D34 */
import type { Schemas } from '@digis/api-client/contract';
import { foldHomophones, isMobilePhone, normalisePhone } from '@digis/domain';
import { Birr, Button, Checkbox, Inline, Notice, Text } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormValue } from '#forms/use-field.ts';
import { useCan } from '#auth/user.tsx';
import { useClientByPhone } from '../../event-data.ts';
import type { EventStore } from '../event-form.ts';
import { useEventFlag } from '../event-labels.ts';

interface KnownClientProps {
  readonly store: EventStore;
  readonly scheduled: Schemas['Event'] | null;
}

const anyPrefix = ['0'];

export function useClientOfPhone(store: EventStore) {
  const can = useCan();
  const phone = useFormValue(store, (values) => normalisePhone(values.primary_phone));
  const branchId = useFormValue(store, (values) => values.branchId);
  const isAsked = can('Create Event') && isMobilePhone(phone, anyPrefix);
  const { data: client, isLoading } = useClientByPhone(isAsked ? phone : null, branchId);
  return { phone, client, isUnknown: isAsked && !isLoading && client === undefined };
}

function useKnownClient({ store, scheduled }: KnownClientProps) {
  const name = useFormValue(store, (values) => values.name);
  const { phone, client } = useClientOfPhone(store);
  const isOther =
    client !== undefined && foldHomophones(client.full_name) !== foldHomophones(name.trim());
  const isSecond = client !== undefined && client.phone_number !== phone;
  return {
    client,
    isOther: isOther || isSecond,
    isSecond,
    isScheduled: phone === scheduled?.client.phone_number,
  };
}

export function UseKnownClient(props: KnownClientProps) {
  const { store } = props;
  const { client, isOther, isSecond, isScheduled } = useKnownClient(props);
  const isOffered = isOther && !isScheduled;
  const take = () => {
    if (!client) return;
    store.set('name', client.full_name);
    if (isSecond) store.set('primary_phone', client.phone_number);
    store.setFault('secondary_phone', null);
    store.set('secondary_phone', client.secondary_phone ?? client.phone_number);
  };
  return (
    <Inline space="small">
      <Button size="small" variant="soft" isDisabled={!isOffered} onPress={take}>
        <Trans>Use</Trans>
      </Button>
      <div role="status">
        <Text size="small" tone={isOffered ? 'brand' : 'muted'}>
          <KnownClientText {...{ client, isOffered, isScheduled }} />
        </Text>
      </div>
    </Inline>
  );
}

interface TextProps {
  readonly client: Schemas['Client'] | null | undefined;
  readonly isOffered: boolean;
  readonly isScheduled: boolean;
}

function KnownClientText({ client, isOffered, isScheduled }: TextProps) {
  if (isScheduled) return null;
  if (!client) return <Trans>A known phone fills in the client.</Trans>;
  const { full_name, events } = client;
  if (!isOffered) {
    return (
      <Plural value={events.length} one="Known client, # event" other="Known client, # events" />
    );
  }
  return (
    <Trans>
      Existing: {full_name}, <Plural value={events.length} one="# event" other="# events" /> – use?
    </Trans>
  );
}

export function ClientAccount({ store }: Pick<KnownClientProps, 'store'>) {
  const { t } = useLingui();
  const { client } = useClientOfPhone(store);
  const last = client?.last_event;
  const menu = last?.package ?? t`Custom`;
  const guests = last?.num_of_people;
  return (
    <div role="status">
      {client?.left !== undefined && (
        <Text size="small" tone="brand">
          <Trans>
            owes <Birr value={client.left} />
          </Trans>
          {last && ' · '}
          {last && t`last: ${menu}, ${guests}`}
        </Text>
      )}
    </div>
  );
}

export function RenameKnownClient(props: KnownClientProps) {
  const { client, isOther, isScheduled } = useKnownClient(props);
  if (!client || !isOther || !isScheduled || client.events.length < 2) return null;
  return <RenameClient store={props.store} client={client} />;
}

interface ClientProps {
  readonly store: EventStore;
  readonly client: Schemas['Client'];
}

function RenameClient({ store, client }: ClientProps) {
  const { t } = useLingui();
  const { full_name, events } = client;
  return (
    <Notice
      tone="caution"
      isLive
      title={t`This client is ${full_name} in ${events.length} events.`}
    >
      <Checkbox {...useEventFlag(store, 'rename_client')} />
    </Notice>
  );
}
