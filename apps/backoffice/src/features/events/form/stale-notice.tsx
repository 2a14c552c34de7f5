/** Another user has changed the event while it was open here: what they changed, and whose values to keep. */
import type { Schemas } from '@digis/api-client/contract';
import { Button, DescriptionList, Notice, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmount } from '@digis/domain';
import { formatEtDate, isoToEt } from '@digis/ethio-date';
import type { EventChoices } from './event-choices.ts';
import type { EventFormValues, EventStore } from './event-form.ts';
import { CUSTOM, valuesOf } from './event-form.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { eventLabels } from './event-labels.ts';
import { namesOf } from '../../../api/event-facts.ts';

export interface StaleNoticeProps {
  readonly store: EventStore;
  readonly choices: EventChoices;
  /** The event that is typed over, and as it is now. */
  readonly before: Schemas['Event'];
  readonly now: Schemas['Event'];
  readonly onRebase: (event: Schemas['Event']) => void;
}

export function StaleNotice({ store, choices, before, now, onRebase }: StaleNoticeProps) {
  const { t } = useLingui();
  const changed = useChangedFields(valuesOf(before), valuesOf(now), choices);
  const takeTheirs = () => {
    store.replace(valuesOf(now));
    onRebase(now);
  };
  return (
    <Notice
      tone="caution"
      isLive
      title={t`Someone else has changed this event in the meantime.`}
      action={
        <>
          <Button size="small" variant="soft" onPress={() => onRebase(now)}>
            <Trans>Keep what I typed</Trans>
          </Button>
          <Button size="small" variant="quiet" onPress={takeTheirs}>
            <Trans>Take their changes</Trans>
          </Button>
        </>
      }
    >
      <Stack space="small">
        <DescriptionList
          items={changed.map(({ label, from, to }) => ({ label, value: `${from} → ${to}` }))}
        />
      </Stack>
    </Notice>
  );
}

interface ChangedField {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

type Name = keyof EventFormValues;

const nameOf = (list: readonly { readonly id: number; readonly name: string }[], id: unknown) =>
  list.find((row) => String(row.id) === String(id))?.name;

/** In which fields two states of one event’s form differ, in words. */
function useChangedFields(
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
