import { cheaperParty, fewestWithPrice, tierFor, toBirr, toSantim } from '@digis/domain';
import {
  Birr,
  Button,
  Checkbox,
  DescriptionList,
  FieldGroup,
  MoneyField,
  Notice,
  Stack,
  SegmentedControl,
} from '@digis/ui';
import { EventMoney } from '@digis/ui/catering';
import { lazyWithPreload } from '@digis/ui/app';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyFeature } from '#i18n/lazy-feature.ts';
import type { PlaceFieldsProps } from '#money/places/place-fields.tsx';
import { useFormValue } from '#forms/use-field.ts';
import {
  chosenPackage,
  type NoTier,
  noTierMessage,
  partyOf,
  priceOf,
  priceChange,
  type EventTerms,
  type PricedEvent,
} from '../event-price.ts';
import { isClaimed, type EventFormValues, type EventStore } from '../event-form.ts';
import { useEventFlag, useEventParsedField, useEventField } from '../event-labels.ts';
import { ruleProps } from '#forms/field-rules.ts';
import { PartOfTotal } from '#money/part-of-total.tsx';

const TaxOfPrice = lazyWithPreload(async () => (await import('./tax-of-price.tsx')).TaxOfPrice);
const KeepDay = lazyWithPreload(async () => (await import('./keep-day.tsx')).KeepDay);
export const PaidAtFields = lazyFeature<PlaceFieldsProps<EventFormValues>>(
  async () => (await import('#money/places/place-fields.tsx')).PlaceFields,
);

interface PriceChoiceProps {
  readonly store: EventStore;
  readonly terms: EventTerms;
}

/** D27 */
function PriceChoice({ store, terms }: PriceChoiceProps) {
  const { t } = useLingui();
  const change = priceChange(
    useFormValue(store, (values) => values),
    terms,
  );
  const { label, value, onChange, isDisabled } = useEventField(store, 'use_new_price');
  if (!change) return null;
  return (
    <Notice
      tone="caution"
      action={
        <SegmentedControl
          aria-label={label}
          items={[
            { id: 'keep', label: t`Keep` },
            { id: 'new', label: t`Use new` },
          ]}
          value={value ? 'new' : 'keep'}
          onChange={(id) => onChange(id === 'new')}
          isDisabled={isDisabled}
        />
      }
    >
      <Trans>
        The price per person changed from <Birr value={change.agreed} /> to{' '}
        <Birr value={change.today} />.
      </Trans>
    </Notice>
  );
}

interface AdvanceFieldProps {
  readonly store: EventStore;
  readonly terms: EventTerms;
}

function AdvanceField({ store, terms }: AdvanceFieldProps) {
  const field = useEventParsedField(store, 'advance_amount');
  const values = useFormValue(store, (current) => current);
  const price = priceOf(values, terms);
  const total = price.state === 'priced' ? price.total : null;
  const isFull = values.paid_full && total !== null;
  const fixed = isFull ? { value: total, isDisabled: true, errorMessage: undefined } : {};
  return (
    <Stack space="xsmall">
      <MoneyField {...ruleProps('EventInput', 'advance_amount')} {...field} {...fixed} />
      {total !== null && total > 0 && !values.paid_full && (
        <PartOfTotal total={total} onChoose={field.onChange} />
      )}
    </Stack>
  );
}

interface PaymentFieldsProps {
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
        <AdvanceField store={store} terms={terms} />
        <PaidInFull store={store} />
      </FieldGroup>
      <ClaimPaid store={store} />
      <MayKeepDay store={store} terms={terms} />
      <PriceChoice store={store} terms={terms} />
      <PriceSummary store={store} terms={terms} />
    </Stack>
  );
}

/** D126 */
function ClaimPaid({ store }: Pick<PaymentFieldsProps, 'store'>) {
  const isShown = useFormValue(store, isClaimed);
  const branchId = useFormValue(store, (values) => values.branchId);
  if (!isShown) return null;
  return (
    <Suspense>
      <PaidAtFields store={store} branchId={branchId === null ? undefined : Number(branchId)} />
    </Suspense>
  );
}

function MayKeepDay({ store, terms: { scheduled } }: PaymentFieldsProps) {
  const isOffered = useFormValue(
    store,
    (values) => !isClaimed(values) || values.hold_until !== null,
  );
  if (!isOffered || (scheduled?.received ?? 0) > 0) return null;
  return (
    <Suspense>
      <KeepDay store={store} />
    </Suspense>
  );
}

function PaidInFull({ store }: Pick<PaymentFieldsProps, 'store'>) {
  const flag = useEventFlag(store, 'paid_full');
  const tick = (isFull: boolean) => {
    // Clears the advance's error: a disabled field must not block saving.
    if (isFull) store.setFault('advance_amount', null);
    flag.onChange(isFull);
  };
  return <Checkbox {...flag} onChange={tick} />;
}

function PriceSummary({ store, terms }: PaymentFieldsProps) {
  const { t, i18n } = useLingui();
  const values = useFormValue(store, (current) => current);
  const price = priceOf(values, terms);
  if (price.state === 'no-tier') {
    return (
      <Notice tone="caution" action={<PriceAs store={store} price={price} />}>
        {i18n._(noTierMessage(price))}
      </Notice>
    );
  }
  return (
    <>
      {price.state === 'priced' ? (
        <Sum {...{ store, terms, price }} />
      ) : (
        <DescriptionList
          layout="rows"
          items={[t`Price`, t`Total`, t`Left to pay`].map((label) => ({ label, value: '—' }))}
        />
      )}
      <CheaperHint store={store} terms={terms} />
    </>
  );
}

interface PriceAsProps {
  readonly store: EventStore;
  readonly price: NoTier;
}

/** Fewer guests than the smallest tier pay that tier's price. D174 */
function PriceAs({ store, price }: PriceAsProps) {
  const { prices } = price.package;
  const fewest = fewestWithPrice(prices, price.people);
  const tier = fewest === undefined ? undefined : tierFor(prices, fewest);
  if (fewest === undefined || tier === undefined) return null;
  const base = toBirr(toSantim(tier.value) * fewest);
  return (
    <Button size="small" variant="soft" onPress={() => store.set('guaranteed_people', fewest)}>
      <Trans>
        Price as {fewest} guests: <Birr value={base} />
      </Trans>
    </Button>
  );
}

interface SumProps extends PaymentFieldsProps {
  readonly price: PricedEvent;
}

/** D142 What is neither received nor left waits for the cashier. */
function Sum({ store, terms, price: { base, tax, total, left } }: SumProps) {
  const { t } = useLingui();
  const received = terms.scheduled?.received ?? 0;
  const waiting = toBirr(toSantim(total) - toSantim(received) - toSantim(left));
  return (
    <Stack>
      <DescriptionList layout="rows" items={[{ label: t`Price`, value: <Birr value={base} /> }]} />
      {tax && (
        <Suspense>
          <TaxOfPrice {...{ store, terms, tax }} />
        </Suspense>
      )}
      <EventMoney {...{ total, received, left }} waiting={waiting} />
    </Stack>
  );
}

/** D115 A larger party may pay less, in the next tier. */
function CheaperHint({ store, terms }: PaymentFieldsProps) {
  const values = useFormValue(store, (current) => current);
  const prices = chosenPackage(values, terms.packages)?.prices ?? [];
  const cheaper = cheaperParty(prices, partyOf(values));
  if (!cheaper) return null;
  return (
    <Notice tone="info">
      <Trans>
        {cheaper.people} guests would cost <Birr value={cheaper.base} />
      </Trans>
    </Notice>
  );
}
