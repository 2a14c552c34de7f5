/** The advance that is agreed: typed, or a usual part of the total in one press. Spec 2.6. */
import { MoneyField, Stack } from '@digis/ui';
import { ruleProps } from '#forms/field-rules.ts';
import { useFormValue } from '#forms/use-field.ts';
import { PartOfTotal } from '#money/part-of-total.tsx';
import type { EventStore } from '../event-form.ts';
import { useEventParsedField } from '../event-labels.ts';
import { type EventTerms, priceOf } from '../event-price.ts';

export interface AdvanceFieldProps {
  readonly store: EventStore;
  readonly terms: EventTerms;
}

/** Paid in full, there is no advance to agree on: the field shows the total. */
export function AdvanceField({ store, terms }: AdvanceFieldProps) {
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
