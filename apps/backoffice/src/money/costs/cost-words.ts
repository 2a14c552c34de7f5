import type { Schemas } from '@digis/api-client/contract';
import { costCategories, type CostCategory } from '@digis/domain';
import { formatEtDate } from '@digis/ethio-date';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useLanguage } from '../../i18n/language.ts';

export const categoryWords: Readonly<Record<CostCategory, MessageDescriptor>> = {
  food: msg`Food and drinks`,
  transport: msg`Transport`,
  rent: msg`Rent`,
  fuel: msg`Gas and charcoal`,
  decoration: msg`Decoration`,
  wages: msg`Wages`,
  tax: msg`Tax`,
  other: msg`Something else`,
};

export function useCategoryItems(): readonly { id: CostCategory; label: string }[] {
  const { _ } = useLingui();
  return costCategories.map((id) => ({ id, label: _(categoryWords[id]) }));
}

export function useTaggedEventWords(): (event: Schemas['TaggedEvent']) => string {
  const locale = useLanguage();
  return ({ name, et_date }) => `${name}, ${formatEtDate(et_date, 'medium', locale)}`;
}

export function useCostWords(): (row: Schemas['ShownCostTag']) => string {
  const { _ } = useLingui();
  const eventWords = useTaggedEventWords();
  return ({ cost_of: event, category }) =>
    [event && eventWords(event), category && _(categoryWords[category])]
      .filter(Boolean)
      .join(' · ');
}
