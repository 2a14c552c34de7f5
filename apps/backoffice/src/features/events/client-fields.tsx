/** Who the event is for: name and two phones. Spec 2.6, D30. */
import { Button, FieldGroup, PhoneField, TextField } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ruleProps } from '../../forms/field-rule.ts';
import { useField, useFormValue } from '../../forms/use-field.ts';
import type { EventStore } from './use-schedule-form.ts';

export function ClientFields({ store }: { readonly store: EventStore }) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Client`}>
      <TextField
        label={t`Client name`}
        placeholder={t`In Amharic`}
        {...ruleProps('EventClientInput', 'name')}
        {...useField(store, 'name')}
      />
      <PhoneField
        label={t`Primary phone`}
        {...ruleProps('EventClientInput', 'primary_phone')}
        {...useField(store, 'primary_phone')}
      />
      <PhoneField
        label={t`Secondary phone`}
        action={<SameAsPrimary store={store} />}
        {...ruleProps('EventClientInput', 'secondary_phone')}
        {...useField(store, 'secondary_phone')}
      />
    </FieldGroup>
  );
}

/** SPEC: D30 a second phone is required, but many people have one. */
function SameAsPrimary({ store }: { readonly store: EventStore }) {
  const primary = useFormValue(store, (values) => values.primary_phone);
  const secondary = useFormValue(store, (values) => values.secondary_phone);
  if (primary === '' || primary === secondary) return null;
  return (
    <Button variant="quiet" size="small" onPress={() => store.set('secondary_phone', primary)}>
      <Trans>Same as primary</Trans>
    </Button>
  );
}
