import { Birr, Card, DescriptionList, Notice, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlaceName } from '#money/places/place-words.ts';
import { keyOfPlace } from './close-form.ts';
import type { ClosedPlace } from './till-data.ts';

export function Compared({ places }: { readonly places: readonly ClosedPlace[] }) {
  return (
    <Stack>
      {places.map((place) => (
        <PlaceCompared key={keyOfPlace(place)} {...place} />
      ))}
    </Stack>
  );
}

function PlaceCompared(place: ClosedPlace) {
  const { t } = useLingui();
  const name = usePlaceName()(place.place);
  const { opening, came_in, went_out, moved, book, counted, difference } = place;
  const sums = [
    { label: t`Opening balance`, value: opening },
    { label: t`In`, value: came_in },
    { label: t`Out`, value: went_out },
    { label: t`Transfers`, value: moved },
    { label: t`The book says`, value: book, isStrong: true },
    { label: t`Counted`, value: counted, isStrong: true },
  ];
  return (
    <Card title={name} as="article">
      <Stack space="small">
        <DescriptionList
          layout="rows"
          items={sums.flatMap(({ value, ...row }) =>
            value === undefined ? [] : [{ ...row, value: <Birr value={value} /> }],
          )}
        />
        {difference !== undefined && <Difference sum={difference} />}
      </Stack>
    </Card>
  );
}

function Difference({ sum }: { readonly sum: number }) {
  if (sum === 0)
    return (
      <Notice tone="positive">
        <Trans>The count agrees.</Trans>
      </Notice>
    );
  const amount = <Birr value={Math.abs(sum)} />;
  return (
    <Notice tone="caution">
      {sum < 0 ? <Trans>Missing: {amount}</Trans> : <Trans>Too much: {amount}</Trans>}
    </Notice>
  );
}
