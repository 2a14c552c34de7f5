/** What it costs: additions, discount, advance, and the total that follows from all of the form. Spec 2.6, 9. */
import { cheaperParty } from '@digis/domain';
import { Birr, Checkbox, DescriptionList, FieldGroup, MoneyField, Notice, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ruleProps } from '../../forms/field-rule.ts';
import { useFormValue } from '../../forms/use-field.ts';
import { chosenPackage, noTierMessage, priceOf } from './event-price.ts';
import type { EventTerms } from './event-price.ts';
import { PriceChoice } from './price-choice.tsx';
import type { EventStore } from './event-form.ts';
import { useEventFlag, useEventParsedField } from './event-labels.ts';

export interface PaymentFieldsProps {
  readonly store: EventStore;
  readonly terms: EventTerms;
}

export function PaymentFields({ store, terms }: PaymentFieldsProps) {
  const { t } = useLingui();
  return (
    <Stack space="large">
      <FieldGroup legend={t`Payment`}>
        <MoneyField {...useEventParsedField(store, 'additional_price')} />
        <MoneyField {...useEventParsedField(store, 'discount_amount')} />
        <MoneyField
          {...ruleProps('EventInput', 'advance_amount')}
          {...useEventParsedField(store, 'advance_amount')}
        />
        <Checkbox {...useEventFlag(store, 'paid_full')} />
      </FieldGroup>
      <PriceChoice store={store} terms={terms} />
      <PriceSummary store={store} terms={terms} />
    </Stack>
  );
}

function PriceSummary({ store, terms }: PaymentFieldsProps) {
  const { t, i18n } = useLingui();
  const values = useFormValue(store, (current) => current);
  const price = priceOf(values, terms);
  if (price.state === 'no-tier') {
    return <Notice tone="caution">{i18n._(noTierMessage(price))}</Notice>;
  }
  const amount = (birr: number) => (price.state === 'priced' ? <Birr amount={birr} /> : '—');
  const priced = price.state === 'priced' ? price : { base: 0, total: 0, left: 0 };
  return (
    <>
      <DescriptionList
        layout="rows"
        items={[
          { label: t`Price`, value: amount(priced.base) },
          { label: t`Total`, value: amount(priced.total), isStrong: true },
          { label: t`Left to pay`, value: amount(priced.left) },
        ]}
      />
      <CheaperHint store={store} terms={terms} />
    </>
  );
}

/** SPEC: D115 a few guests more can cost less, where the next tier is cheaper. */
function CheaperHint({ store, terms }: PaymentFieldsProps) {
  const values = useFormValue(store, (current) => current);
  const prices = chosenPackage(values, terms.packages)?.prices ?? [];
  const cheaper = cheaperParty(prices, values.num_of_people ?? 0);
  if (!cheaper) return null;
  return (
    <Notice tone="info">
      <Trans>
        {cheaper.people} guests would cost <Birr amount={cheaper.base} />
      </Trans>
    </Notice>
  );
}
