/** VAT in the price, loaded only if the tenant charges it. D170 */
import { Notice } from '@digis/ui';
import { TaxLines, type TaxLinesProps } from '@digis/ui/catering';
import { Trans } from '@lingui/react/macro';
import { useFormValue } from '#forms/use-field.ts';
import { rateChange } from '../../tax/event-tax.ts';
import type { EventStore } from '../event-form.ts';
import type { EventTerms } from '../event-price.ts';

interface TaxOfPriceProps {
  readonly store: EventStore;
  readonly terms: EventTerms;
  readonly tax: Pick<TaxLinesProps, 'net' | 'vat' | 'rate'>;
}

export function TaxOfPrice({ store, terms, tax }: TaxOfPriceProps) {
  const change = rateChange(
    useFormValue(store, (values) => values),
    terms,
  );
  return (
    <>
      {change && <NewRate {...change} />}
      <TaxLines {...tax} />
    </>
  );
}

function NewRate({ from, to }: NonNullable<ReturnType<typeof rateChange>>) {
  return (
    <Notice tone="caution" isLive>
      <Trans>
        On the new day VAT is {to}% instead of {from}%.
      </Trans>
    </Notice>
  );
}
