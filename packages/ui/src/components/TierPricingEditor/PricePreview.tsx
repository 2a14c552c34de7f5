/** Previews the price for a number of people with the tiers as they are. */
import { formatCount, tierFor, toBirr, toSantim } from '@digis/domain';
import { useState } from 'react';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { Inline } from '../Inline/Inline.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { DASH, inBirr } from '../private/unusable.ts';
import { Text } from '../Text/Text.tsx';
import type { TierRow } from './tier-faults.ts';

export function PricePreview({ rows }: { rows: readonly TierRow[] }) {
  const { locale } = useKit();
  const strings = useKitStrings();
  const [people, setPeople] = useState<number | null>(null);
  const tiers = rows.flatMap(({ min, max, value }) =>
    min === null || max === null || value === null ? [] : [{ min, max, value }],
  );

  // SPEC: D117 packages are priced in ETB.
  const birr = (amount: number) => inBirr(amount, { locale, currency: 'ETB' });

  function sum(count: number): string {
    const tier = tierFor(tiers, count);
    if (!tier) return strings.noPriceFor(formatCount(count));
    const each = birr(tier.value);
    if (each === DASH) return DASH;
    const total = toBirr(toSantim(tier.value) * count);
    return `${formatCount(count)} × ${each} = ${birr(total)}`;
  }

  return (
    <Inline align="end">
      <NumberField label={strings.numberOfPeople} value={people} onChange={setPeople} />
      <div role="status">{people !== null && <Text isNumeric>{sum(people)}</Text>}</div>
    </Inline>
  );
}
