/** The total beside Save, in sight wherever the form is scrolled to. Spec 9. */
import { Birr, Text } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { useFormValue } from '../../forms/use-field.ts';
import type { EventStore } from './event-form.ts';
import { priceOf } from './event-price.ts';
import type { PackageOption } from './event-price.ts';

export interface FooterTotalProps {
  readonly store: EventStore;
  readonly packages: readonly PackageOption[];
}

export function FooterTotal({ store, packages }: FooterTotalProps) {
  const price = priceOf(
    useFormValue(store, (values) => values),
    packages,
  );
  if (price.state !== 'priced') return null;
  return (
    <Text isStrong isNumeric>
      <Trans>
        Total <Birr amount={price.total} />
      </Trans>
    </Text>
  );
}
