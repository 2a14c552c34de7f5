/** Whose the typed phone is: offered to be taken over, or asked whether to be renamed. SPEC: D34 */
import type { Schemas } from '@digis/api-client/contract';
import { foldHomophones, isMobilePhone, normalisePhone } from '@digis/domain';
import { Button, Checkbox, Notice } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormValue } from '../../forms/use-field.ts';
import { useCan } from '../../session/user.tsx';
import { useClientByPhone } from './event-data.ts';
import type { EventStore } from './event-form.ts';
import { useEventFlag } from './event-labels.ts';

export interface KnownClientProps {
  readonly store: EventStore;
  readonly scheduled: Schemas['Event'] | null;
}

const anyPrefix = ['0'];

export function KnownClient({ store, scheduled }: KnownClientProps) {
  const can = useCan();
  const name = useFormValue(store, (values) => values.name);
  const phone = useFormValue(store, (values) => normalisePhone(values.primary_phone));
  const branchId = useFormValue(store, (values) => values.branchId);
  const isAsked = can('Create Event') && isMobilePhone(phone, anyPrefix);
  const { data: client } = useClientByPhone(isAsked ? phone : null, branchId);
  if (!client || foldHomophones(client.full_name) === foldHomophones(name.trim())) return null;
  if (phone !== scheduled?.client.phone_number) return <UseClient store={store} client={client} />;
  // A client of this event alone is renamed without a question.
  return client.events.length > 1 ? <RenameClient store={store} client={client} /> : null;
}

interface ClientProps {
  readonly store: EventStore;
  readonly client: Schemas['Client'];
}

function UseClient({ store, client }: ClientProps) {
  const { full_name, phone_number, secondary_phone = phone_number, events } = client;
  const take = () => {
    store.set('name', full_name);
    store.setFault('secondary_phone', null);
    store.set('secondary_phone', secondary_phone);
  };
  return (
    <Notice
      isLive
      action={
        <Button size="small" variant="soft" onPress={take}>
          <Trans>Use</Trans>
        </Button>
      }
    >
      <Trans>
        Existing: {full_name}, <Plural value={events.length} one="# event" other="# events" /> –
        use?
      </Trans>
    </Notice>
  );
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
