import type { Schemas } from '@digis/api-client/contract';
import { normalisePhone } from '@digis/domain';
import { Button, FieldGroup, Inline, PhoneField, Select, Stack, Text, TextField } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { ruleProps } from '#forms/field-rules.ts';
import { useCan } from '#auth/user.tsx';
import { useFormValue } from '#forms/use-field.ts';
import { useOccasions } from '../../occasion-words.ts';
import { usePlaces } from '../../event-data.ts';
import type { EventStore } from '../event-form.ts';
import { useEventField, useEventParsedField } from '../event-labels.ts';

export function PlaceFields({ store }: { readonly store: EventStore }) {
  const { t } = useLingui();
  const isSaid = useFormValue(store, ({ venue }) => venue.trim() !== '');
  const occasions = useOccasions();
  return (
    <Stack space="xsmall">
      <FieldGroup legend={t`Where the feast is`}>
        <TextField
          writesAmharic
          placeholder={t`Hall, house or address`}
          {...ruleProps('EventInput', 'venue')}
          {...useEventField(store, 'venue')}
        />
        <Select placeholder="—" items={occasions} {...useEventField(store, 'occasion')} />
        {isSaid && <FindIt store={store} />}
      </FieldGroup>
      <EarlierPlaces store={store} />
    </Stack>
  );
}

function FindIt({ store }: { readonly store: EventStore }) {
  return (
    <>
      <TextField
        writesAmharic
        {...ruleProps('EventInput', 'venue_note')}
        {...useEventField(store, 'venue_note')}
      />
      <TextField writesAmharic {...useEventField(store, 'contact_name')} maxLength={120} />
      <PhoneField allowLandline {...useEventParsedField(store, 'contact_phone')} />
    </>
  );
}

const mostOffered = 4;

function EarlierPlaces({ store }: { readonly store: EventStore }) {
  const { t } = useLingui();
  const phone = useFormValue(store, ({ primary_phone }) => normalisePhone(primary_phone));
  const branchId = useFormValue(store, (values) => values.branchId);
  const isSaid = useFormValue(store, ({ venue }) => venue.trim() !== '');
  const isOffered = useCan()('Create Event') && !isSaid;
  const { data: places = [] } = usePlaces(phone, branchId, isOffered);
  if (isSaid || places.length === 0) return null;
  const take = ({ venue, venue_note = '' }: Schemas['Places']['places'][number]) => {
    store.set('venue', venue);
    store.set('venue_note', venue_note);
  };
  return (
    <Inline space="small">
      <Text as="span" size="small">{t`Earlier:`}</Text>
      {places.slice(0, mostOffered).map((place) => (
        <Button key={place.venue} size="small" variant="soft" onPress={() => take(place)}>
          {place.venue}
        </Button>
      ))}
    </Inline>
  );
}
