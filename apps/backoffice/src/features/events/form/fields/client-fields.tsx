/** The client's fields, in the order of a phone call. Spec 2.6, D30 */
import { Button, FieldGroup, Inline, PhoneField, Stack, TextField, Text } from '@digis/ui';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { Schemas } from '@digis/api-client/contract';
import { formatPhone } from '@digis/domain';
import { ruleProps } from '#forms/field-rules.ts';
import { useFormValue } from '#forms/use-field.ts';
import type { CheckTerms } from '../event-check.ts';
import type { EventStore } from '../event-form.ts';
import { useEventField, useEventParsedField } from '../event-labels.ts';
import {
  ClientAccount,
  RenameKnownClient,
  UseKnownClient,
  useClientOfPhone,
} from './known-client.tsx';
import { useAtRest } from '#browser/use-at-rest.ts';
import { useClientsOfName } from '../../event-data.ts';

const isWhole = (name: string) => /\S\s+\S/u.test(name);

interface SamePersonProps {
  readonly store: EventStore;
}

function SamePerson({ store }: SamePersonProps) {
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

interface ClientFieldsProps {
  readonly store: EventStore;
  readonly terms: CheckTerms;
}

export function ClientFields({ store, terms: { prefixes, scheduled } }: ClientFieldsProps) {
  const { t } = useLingui();
  return (
    <Stack>
      <FieldGroup legend={t`Client`}>
        <Stack space="xsmall">
          <PhoneField
            isRequired
            prefixes={prefixes}
            known={scheduled?.client.phone_number}
            {...useEventParsedField(store, 'primary_phone')}
          />
          <UseKnownClient store={store} scheduled={scheduled} />
        </Stack>
        <Stack space="xsmall">
          <TextField
            writesAmharic
            placeholder={t`In Amharic`}
            {...ruleProps('EventClientInput', 'name')}
            {...useEventField(store, 'name')}
          />
          {scheduled === null && <ClientAccount store={store} />}
          {scheduled === null && <SamePerson store={store} />}
        </Stack>
        <Stack space="xsmall">
          <PhoneField
            isRequired
            prefixes={prefixes}
            known={scheduled?.client.secondary_phone}
            {...useEventParsedField(store, 'secondary_phone')}
          />
          <SameAsPrimary store={store} />
        </Stack>
      </FieldGroup>
      <RenameKnownClient store={store} scheduled={scheduled} />
    </Stack>
  );
}

/** D30 Always rendered, so that nothing below moves. */
function SameAsPrimary({ store }: { readonly store: EventStore }) {
  const primary = useFormValue(store, (values) => values.primary_phone);
  const copyPrimary = () => {
    store.setFault('secondary_phone', null);
    store.set('secondary_phone', primary);
  };
  return (
    <Inline>
      <Button variant="quiet" size="small" isDisabled={primary === ''} onPress={copyPrimary}>
        <Trans>Same as primary</Trans>
      </Button>
    </Inline>
  );
}
