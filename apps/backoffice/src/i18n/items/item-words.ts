// D133
import type { Schemas } from '@digis/api-client/contract';
import { formatQuantity } from '@digis/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

type Kind = Schemas['ItemKind'];
type Unit = Schemas['ItemUnit'];

export const itemKinds = ['food', 'drink', 'equipment', 'other'] as const satisfies readonly Kind[];

export const kindLabels: Readonly<Record<Kind, MessageDescriptor>> = {
  food: msg`Food`,
  drink: msg`Drink`,
  equipment: msg`Equipment`,
  other: msg`Something else`,
};

export const unitLabels: Readonly<Record<Unit, MessageDescriptor>> = {
  kg: msg`kg`,
  l: msg`litres`,
  pcs: msg`pieces`,
  bottle: msg`bottles`,
  plate: msg`plates`,
  set: msg`sets`,
};

export const isItemUnit = (text: string): text is Unit => Object.hasOwn(unitLabels, text);

export function useQuantityWords() {
  const { _ } = useLingui();
  return ({ unit, per_guest }: Pick<Schemas['Item'], 'unit' | 'per_guest'>): string | undefined =>
    per_guest === undefined
      ? undefined
      : [formatQuantity(per_guest), unit && _(unitLabels[unit])].filter(Boolean).join(' ');
}
