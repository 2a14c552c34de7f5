import { Birr, Checkbox, DateText, FieldGroup, Inline, Stack, Text } from '@digis/ui';
import { NoteCount } from '@digis/ui/catering';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormStore } from '#forms/form-store.ts';
import { SumField } from '#forms/sum-field.tsx';
import { useField, useParsedField } from '#forms/use-field.ts';
import { dayOf } from '#lists/instant-text.tsx';
import { SignedSum } from '#money/movement-columns.tsx';
import { usePlaceName } from '#money/places/place-words.ts';
import type { CloseValues } from './close-form.ts';
import type { OpenDay, OpenPlace } from './till-data.ts';

interface CountFieldsProps {
  readonly store: FormStore<CloseValues>;
  readonly day: OpenDay;
}

export function CountFields({ store, day }: CountFieldsProps) {
  return (
    <Stack>
      {day.places.map((place) => (
        <PlaceCount key={place.place?.id ?? 0} store={store} place={place} />
      ))}
    </Stack>
  );
}

interface PlaceCountProps {
  readonly store: FormStore<CloseValues>;
  readonly place: OpenPlace;
}

function PlaceCount({ store, place }: PlaceCountProps) {
  const name = usePlaceName()(place.place);
  const { book } = place;
  return (
    <Stack space="xsmall">
      {place.place?.id === undefined ? (
        <BoxCount store={store} label={name} />
      ) : place.is_shared ? (
        <SeenEntries store={store} place={place} label={name} />
      ) : (
        <SaidField store={store} id={place.place.id} label={name} />
      )}
      {book !== undefined && (
        <Text size="small" tone="muted">
          <Trans>
            The book says <Birr value={book} />
          </Trans>
        </Text>
      )}
    </Stack>
  );
}

interface CountProps extends Pick<PlaceCountProps, 'store'> {
  readonly label: string;
}

function BoxCount({ store, label }: CountProps) {
  return <NoteCount label={label} isRequired {...useField(store, 'box')} />;
}

function SaidField({ store, id, label }: CountProps & { readonly id: number }) {
  const { t } = useLingui();
  return (
    <SumField
      {...{ id, label }}
      sums={useParsedField(store, 'said')}
      description={t`The balance that it says now; leave it empty if you have not looked`}
    />
  );
}

function SeenEntries({ store, place, label }: CountProps & Pick<PlaceCountProps, 'place'>) {
  const { value: seen, onChange } = useField(store, 'seen');
  const { entries = [] } = place;
  return (
    <FieldGroup legend={label} layout="rows">
      {entries.length === 0 && (
        <Text size="small" tone="muted">
          <Trans>Nothing has moved there since the last close.</Trans>
        </Text>
      )}
      {entries.map((entry) => (
        <Checkbox
          key={entry.id}
          isSelected={seen.includes(entry.id)}
          onChange={(isSeen) =>
            onChange(isSeen ? [...seen, entry.id] : seen.filter((id) => id !== entry.id))
          }
        >
          <Inline>
            <SignedSum of={entry} />
            <span>{entry.reference ?? entry.remark}</span>
            <Text as="span" size="small" tone="muted">
              <DateText value={dayOf(entry.createdAt)} />
            </Text>
          </Inline>
        </Checkbox>
      ))}
    </FieldGroup>
  );
}
