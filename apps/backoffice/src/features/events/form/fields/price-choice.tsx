/** The price of the package has changed since the event was scheduled: keep the old one, or take the new. SPEC: D27 */
import { Birr, Notice, SegmentedControl } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormValue } from '#forms/use-field.ts';
import type { EventStore } from '../event-form.ts';
import { useEventField } from '../event-labels.ts';
import { priceChange } from '../event-price.ts';
import type { EventTerms } from '../event-price.ts';

export interface PriceChoiceProps {
  readonly store: EventStore;
  readonly terms: EventTerms;
}

export function PriceChoice({ store, terms }: PriceChoiceProps) {
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
        The price per person changed from <Birr amount={change.agreed} /> to{' '}
        <Birr amount={change.today} />.
      </Trans>
    </Notice>
  );
}
