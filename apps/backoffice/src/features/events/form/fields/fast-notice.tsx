/** A day of fasting, and a menu that is not of fasting: told, never refused. SPEC: D121 */
import { Notice } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDayFacts } from '#api/queries/day-facts.ts';
import { useFormValue } from '#forms/use-field.ts';
import type { EventChoices, MenuItem } from '../event-choices.ts';
import { isCustom } from '../event-form.ts';
import type { EventFormValues, EventStore } from '../event-form.ts';
import { chosenPackage } from '../event-price.ts';

export interface FastNoticeProps {
  readonly store: EventStore;
  readonly choices: Pick<EventChoices, 'items' | 'packages'>;
}

export function FastNotice({ store, choices }: FastNoticeProps) {
  const { t } = useLingui();
  const factsOf = useDayFacts();
  const values = useFormValue(store, (current) => current);
  const fasts = (values.event_date !== null && factsOf(values.event_date)?.fasts) || [];
  const eaten = notForFasts(values, choices);
  if (fasts.length === 0 || eaten.length === 0) return null;
  const fast = fasts.join(t`, `);
  const names = eaten.map(({ name }) => name).join(t`, `);
  return (
    <Notice tone="caution" isLive>
      {eaten.length === 1 ? (
        <Trans>
          {fast}: {names} is not fasting food.
        </Trans>
      ) : (
        <Trans>
          {fast}: {names} are not fasting food.
        </Trans>
      )}
    </Notice>
  );
}

/** The items of the menu that are said not to be fasting food. */
function notForFasts(
  values: EventFormValues,
  { items, packages }: FastNoticeProps['choices'],
): readonly MenuItem[] {
  const chosen = isCustom(values)
    ? values.custom_items
    : (chosenPackage(values, packages)?.items.map(({ id }) => id) ?? []);
  return items.filter(({ id, menu }) => menu === 'not fasting' && chosen.includes(id));
}
