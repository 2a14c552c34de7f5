/** In which fields two states of one event's form differ, in words. */
import { formatAmount } from '@digis/domain';
import { formatEtDate, isoToEt } from '@digis/ethio-date';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { EventChoices } from './event-choices.ts';
import { CUSTOM } from './event-form.ts';
import type { EventFormValues } from './event-form.ts';
import { eventLabels } from './event-labels.ts';
import { namesOf } from '../../../lists/names-of.ts';

export interface ChangedField {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

type Name = keyof EventFormValues;

const nameOf = (list: readonly { readonly id: number; readonly name: string }[], id: unknown) =>
  list.find((row) => String(row.id) === String(id))?.name;

export function useChangedFields(
  before: EventFormValues,
  now: EventFormValues,
  { branches, packages, items }: EventChoices,
): readonly ChangedField[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const wordsOf = (name: Name, values: EventFormValues): string => {
    const value = values[name];
    if (name === 'packageId')
      return value === CUSTOM ? t`Custom` : (nameOf(packages, value) ?? '—');
    if (name === 'branchId') return nameOf(branches, value) ?? '—';
    if (name === 'custom_items')
      return namesOf(items.filter(({ id }) => values.custom_items.includes(id)));
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (typeof value === 'number') return formatAmount(value);
    if (Array.isArray(value)) return value.join(' · ');
    if (name === 'event_date' && values.event_date !== null)
      return formatEtDate(isoToEt(values.event_date), 'medium', language);
    return value === null || value === '' ? '—' : String(value);
  };
  const changed: ChangedField[] = [];
  let name: Name;
  for (name in eventLabels) {
    const [from, to] = [wordsOf(name, before), wordsOf(name, now)];
    if (from !== to) changed.push({ label: i18n._(eventLabels[name]), from, to });
  }
  return changed;
}
