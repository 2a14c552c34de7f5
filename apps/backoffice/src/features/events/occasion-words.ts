// D180
import type { Schemas } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

type Occasion = Schemas['Occasion'];

export const occasionWords = {
  wedding: msg`Wedding`,
  mels: msg`Mels`,
  christening: msg`Christening`,
  mahber: msg`Mahber`,
  memorial: msg`Lekso or tezkar`,
  birthday: msg`Birthday`,
  meeting: msg`Meeting`,
  other: msg`Other occasion`,
} satisfies Record<Occasion, MessageDescriptor>;

const occasions: readonly Occasion[] = [
  ...(['wedding', 'mels', 'christening', 'mahber'] as const),
  ...(['memorial', 'birthday', 'meeting', 'other'] as const),
];

export function useOccasions(): readonly { readonly id: Occasion; readonly label: string }[] {
  const { _ } = useLingui();
  return occasions.map((id) => ({ id, label: _(occasionWords[id]) }));
}
