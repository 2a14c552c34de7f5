/** The advance that is agreed: typed, or a usual part of the total in one press. Spec 2.6. */
import { Button, Inline, MoneyField, Stack } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { ruleProps } from '../../../../forms/field-rules.ts';
import { useFormValue } from '../../../../forms/use-field.ts';
import type { EventStore } from '../event-form.ts';
import { useEventParsedField } from '../event-labels.ts';
import { type EventTerms, priceOf } from '../event-price.ts';

const SHARES = [25, 50] as const;

/** In whole birr, as it is agreed aloud. */
const partOf = (total: number, percent: number) => Math.round((total * percent) / 100);

export interface AdvanceFieldProps {
  readonly store: EventStore;
  readonly terms: EventTerms;
}

/** Paid in full, there is no advance to agree on: the field shows the total. */
export function AdvanceField({ store, terms }: AdvanceFieldProps) {
  const { t } = useLingui();
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
        <div role="group" aria-label={t`A part of the total`}>
          <Inline>
            {SHARES.map((percent) => (
              <Button
                key={percent}
                size="small"
                variant="soft"
                onPress={() => field.onChange(partOf(total, percent))}
              >
                {`${percent} %`}
              </Button>
            ))}
            <Button size="small" variant="soft" onPress={() => field.onChange(total)}>
              {t`All`}
            </Button>
          </Inline>
        </div>
      )}
    </Stack>
  );
}
