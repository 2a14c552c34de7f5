// D127
import { formatEtDate } from '@digis/ethio-date';
import { FieldGroup, Text } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useRead } from '../../api/hooks.ts';
import type { FormStore } from '../../forms/form-store.ts';
import { SumField } from '../../forms/sum-field.tsx';
import { useParsedField } from '../../forms/use-field.ts';
import { useBirrWords } from '../../i18n/birr-words.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { PaymentValues } from './take-payment-form.ts';

interface OtherEventsProps {
  readonly store: FormStore<PaymentValues>;
  readonly eventId: number;
}

export function OtherEvents({ store, eventId }: OtherEventsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const birr = useBirrWords();
  const { data } = useRead('/receivables', {
    query: { beside: eventId },
    pick: ({ receivables }) => receivables,
  });
  const parts = useParsedField(store, 'parts');
  const payable = (data ?? []).flatMap(({ event }) =>
    event.money !== undefined && event.money.left > 0 && event.money.waiting === 0
      ? [{ ...event, left: event.money.left }]
      : [],
  );
  if (payable.length === 0) return null;
  return (
    <FieldGroup legend={t`The same payment is also for`}>
      {payable.map(({ id, et_date: day, left }) => {
        const rest = birr(left);
        return (
          <SumField
            key={id}
            id={id}
            sums={parts}
            label={formatEtDate(day, 'medium', language)}
            description={t`${rest} left`}
            minValue={0.01}
            maxValue={left}
          />
        );
      })}
      {parts.errorMessage !== undefined && <Text tone="critical">{parts.errorMessage}</Text>}
    </FieldGroup>
  );
}
