/** A new phone with a known name: their record is taken with one press, and the new phone is kept beside the old one. */
import type { Schemas } from '@digis/api-client/contract';
import { formatPhone } from '@digis/domain';
import { Button, Inline, Stack, Text } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormValue } from '#forms/use-field.ts';
import { useAtRest } from '#browser/use-at-rest.ts';
import { useClientsOfName } from '../../event-data.ts';
import type { EventStore } from '../event-form.ts';
import { useClientOfPhone } from './known-client.tsx';

/** A name alone, without the father's, is that of many. */
const isWhole = (name: string) => /\S\s+\S/u.test(name);

interface SamePersonProps {
  readonly store: EventStore;
}

export function SamePerson({ store }: SamePersonProps) {
  const name = useAtRest(useFormValue(store, (values) => values.name.trim()));
  const branchId = useFormValue(store, (values) => values.branchId);
  const { phone, isUnknown } = useClientOfPhone(store);
  const isAsked = isUnknown && isWhole(name);
  const { data: alike = [] } = useClientsOfName(phone, isAsked ? name : null, branchId);
  return (
    <div role="status">
      {isAsked && alike.length > 0 && (
        <Stack space="xsmall">
          {alike.map((known) => (
            <Known key={known.id} store={store} phone={phone} known={known} />
          ))}
        </Stack>
      )}
    </div>
  );
}

interface KnownProps extends SamePersonProps {
  readonly phone: string;
  readonly known: Schemas['Client'];
}

function Known({ store, phone, known }: KnownProps) {
  const { t } = useLingui();
  const { id, full_name, phone_number, events } = known;
  const take = () => {
    store.set('name', full_name);
    store.set('primary_phone', phone_number);
    store.setFault('secondary_phone', null);
    store.set('secondary_phone', phone);
    store.set('add_phone_to', id);
  };
  const other = formatPhone(phone_number);
  return (
    <Inline space="small">
      <Text size="small" tone="brand">
        <Trans>
          {full_name} · {other} · <Plural value={events.length} one="# event" other="# events" />:
          same person?
        </Trans>
      </Text>
      <Button
        size="small"
        variant="soft"
        aria-label={t`Add this number, ${full_name} ${other}`}
        onPress={take}
      >
        <Trans>Add this number</Trans>
      </Button>
    </Inline>
  );
}
