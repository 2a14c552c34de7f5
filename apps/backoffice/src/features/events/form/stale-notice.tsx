// D182
import { Button, DescriptionList, Notice, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmount } from '@digis/domain';
import { formatEtDate, formatEthiopianTime, isoToEt } from '@digis/ethio-date';
import type { EventChoices } from './event-choices.ts';
import type { EventFormValues, EventStore } from './event-form.ts';
import { CUSTOM, valuesOf } from './event-form.ts';
import { useLanguage } from '#i18n/language.ts';
import { eventLabels } from './event-labels.ts';
import { timeOf } from '#lists/instant-text.tsx';
import { namesOf } from '#api/event-facts.ts';
import type { Merge } from './merge/use-merge.ts';

export interface StaleNoticeProps {
  readonly store: EventStore;
  readonly choices: EventChoices;
  readonly merge: Merge;
}

export function StaleNotice({ store, choices, merge }: StaleNoticeProps) {
  const { t } = useLingui();
  const { before, contested, theirs } = merge;
  const { event, by, at } = theirs;
  const now = valuesOf(event);
  const changed = useChangedFields(valuesOf(before), now, choices);
  const takeTheirs = () => {
    const taken = Object.fromEntries(contested.map((name) => [name, now[name]]));
    store.replace({ ...store.values(), ...taken });
  };
  const hour = formatEthiopianTime(timeOf(at), useLanguage());
  return (
    <Notice
      tone="caution"
      isLive
      title={t`Someone else has changed this event in the meantime.`}
      action={
        contested.length > 0 && (
          <Button size="small" variant="soft" onPress={takeTheirs}>
            <Trans>Take their changes</Trans>
          </Button>
        )
      }
    >
      <Stack space="small">
        <Text size="small">
          {contested.length > 0 ? (
            <Trans>
              {by}, {hour}: the fields named below were changed by both of you. Save keeps yours.
            </Trans>
          ) : (
            <Trans>
              {by}, {hour}: their changes are in the form, and the price is another now. Save it
              again.
            </Trans>
          )}
        </Text>
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
