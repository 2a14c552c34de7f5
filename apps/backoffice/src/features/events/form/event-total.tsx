/** The total beside Save, in sight wherever the form is scrolled to. Spec 9. */
import { Birr, Text } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { useFormValue } from '../../../forms/use-field.ts';
import type { EventStore } from './event-form.ts';
import { priceOf } from './event-price.ts';
import type { EventTerms } from './event-price.ts';

export interface EventTotalProps {
  readonly store: EventStore;
  readonly terms: EventTerms;
}

export function EventTotal({ store, terms }: EventTotalProps) {
  const values = useFormValue(store, (current) => current);
  const price = priceOf(values, terms);
  if (price.state !== 'priced') return null;
  return (
    <Text isStrong isNumeric>
      <Trans>
        Total <Birr amount={price.total} />
      </Trans>
    </Text>
  );
}
