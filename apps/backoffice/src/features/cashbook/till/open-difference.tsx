/** Differences left by the last close. D128 */
import type { Schemas } from '@digis/api-client/contract';
import { Birr, Button, Notice } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSubmit } from '#api/use-submit.ts';
import { useCan } from '#auth/user.tsx';
import { specMessages } from '#i18n/spec-messages.ts';
import { usePlaceName } from '#money/places/place-words.ts';
import { useCashBranch } from '../cashbook-data.ts';
import { keyOfPlace } from './close-form.ts';
import { type Close, type ClosedPlace, useBookDifference, useOpenDay } from './till-data.ts';

export function OpenDifferences({ close }: { readonly close: Close }) {
  const can = useCan();
  const { query } = useCashBranch();
  const { data: day } = useOpenDay(query);
  const { id, places, createdAt } = close;
  if (id === undefined || !can('Cashbook In/Out') || day?.last_close !== createdAt) return null;
  return places.map((place) =>
    (place.difference ?? 0) === 0 || place.booked ? null : (
      <OpenDifference key={keyOfPlace(place)} id={id} place={place} />
    ),
  );
}

function OpenDifference({ id, place }: { readonly id: number; readonly place: ClosedPlace }) {
  const name = usePlaceName()(place.place);
  const book = useBookDifference();
  const { isBusy, submit } = useSubmit((body: Schemas['DifferenceInput'], options) =>
    book(body, options),
  );
  const press = () => {
    const words = { done: msg`The difference is booked`, failed: specMessages.saveFailed };
    const { place: at } = place;
    void submit({ id, ...(at?.id !== undefined && { place: at.id }) }, words);
  };
  const sum = <Birr value={place.difference ?? 0} sign="always" />;
  return (
    <Notice
      tone="caution"
      action={
        <Button size="small" variant="soft" isPending={isBusy} onPress={press}>
          <Trans>Book the difference</Trans>
        </Button>
      }
    >
      <Trans>
        {name}: {sum} is not booked yet.
      </Trans>
    </Notice>
  );
}
