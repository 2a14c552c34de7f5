/** Who the event is for, in the order of a phone call: phone, name, second phone. Spec 2.6, D30. */
import { Button, FieldGroup, Inline, PhoneField, Stack, TextField } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ruleProps } from '#forms/field-rules.ts';
import { useFormValue } from '#forms/use-field.ts';
import type { CheckTerms } from '../event-check.ts';
import type { EventStore } from '../event-form.ts';
import { useEventField, useEventParsedField } from '../event-labels.ts';
import { SamePerson } from './same-person.tsx';
import { ClientAccount, RenameKnownClient, UseKnownClient } from './known-client.tsx';

export interface ClientFieldsProps {
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

/** SPEC: D30 a second phone is required, but many people have one. Always rendered, so that the fields below do not move. */
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
