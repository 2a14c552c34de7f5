// D121, D175
import { Button, Inline, Notice, NumberField, Stack } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDayFacts } from '#api/queries/day-facts.ts';
import { useFormValue } from '#forms/use-field.ts';
import type { EventChoices, MenuItem } from '../event-choices.ts';
import { type EventFormValues, type EventStore, isCustom } from '../event-form.ts';
import { useEventParsedField } from '../event-labels.ts';
import { chosenPackage } from '../event-price.ts';

interface FastNoticeProps {
  readonly store: EventStore;
  readonly choices: Pick<EventChoices, 'items' | 'packages'>;
}

/** Only warns: the server never refuses such a menu. D121 */
export function FastNotice({ store, choices }: FastNoticeProps) {
  const { t } = useLingui();
  const factsOf = useDayFacts();
  const values = useFormValue(store, (current) => current);
  const fasts = (values.event_date !== null && factsOf(values.event_date)?.fasts) || [];
  const eaten = notForFasts(values, choices);
  if (fasts.length === 0 || eaten.length === 0) return <FastingPeople store={store} />;
  const fast = fasts.join(t`, `);
  const names = eaten.map(({ name }) => name).join(t`, `);
  return (
    <Stack space="small">
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
      <WhoFasts store={store} />
    </Stack>
  );
}

function notForFasts(
  values: EventFormValues,
  { items, packages }: FastNoticeProps['choices'],
): readonly MenuItem[] {
  const chosen = isCustom(values)
    ? values.custom_items
    : (chosenPackage(values, packages)?.items.map(({ id }) => id) ?? []);
  return items.filter(({ id, menu }) => menu === 'not fasting' && chosen.includes(id));
}

interface StoreProps {
  readonly store: EventStore;
}

function WhoFasts({ store }: StoreProps) {
  const people = useFormValue(store, ({ num_of_people }) => num_of_people);
  return (
    <>
      <FastingPeople store={store} isAsked />
      <Inline>
        {people !== null && people > 0 && (
          <Button size="small" variant="soft" onPress={() => store.set('fasting_people', people)}>
            <Plural value={people} one="# guest fasts" other="All # guests fast" />
          </Button>
        )}
        <Button size="small" variant="soft" onPress={() => store.set('fasting_people', 0)}>
          <Trans>Nobody fasts</Trans>
        </Button>
      </Inline>
    </>
  );
}

function FastingPeople({ store, isAsked = false }: StoreProps & { readonly isAsked?: boolean }) {
  const { t } = useLingui();
  const field = useEventParsedField(store, 'fasting_people');
  if (!isAsked && field.value === null && field.errorMessage === undefined) return null;
  return (
    <NumberField
      maxValue={100_000}
      description={t`They get the fasting package, or what is fasting food in the menu`}
      {...field}
    />
  );
}
