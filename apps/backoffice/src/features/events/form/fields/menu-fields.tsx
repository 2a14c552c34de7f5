// Spec 2.6, D25, D102
import {
  Button,
  Checkbox,
  FieldGroup,
  ItemPicker,
  MoneyField,
  NumberField,
  Select,
  type SelectItem,
  Stack,
  Text,
} from '@digis/ui';
import { NameListField } from '@digis/ui/catering';
import { formatBirr } from '@digis/domain';
import { plural } from '@lingui/core/macro';
import { Plural, useLingui, Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Schemas } from '@digis/api-client/contract';
import { useLanguage } from '#i18n/language.ts';
import { LeadsOn } from '#forms/leads-on.tsx';
import { useFormValue } from '#forms/use-field.ts';
import type { EventChoices } from '../event-choices.ts';
import { FastNotice } from './fasting-people.tsx';
import { CUSTOM, isCustom, newEvent, type EventStore } from '../event-form.ts';
import { type PackageOption, chosenPackage, isFixedEvent, priceOf } from '../event-price.ts';
import { useEventField, useEventFlag, useEventParsedField } from '../event-labels.ts';
import { useDayFacts } from '#api/queries/day-facts.ts';
import { useMenuWords } from '#i18n/menu-words.ts';

/** "Not fasting food ⚠ Advent fast". D121 The fast is that of the event's day. */
function useMenuOnDay(store: EventStore) {
  const menuWords = useMenuWords();
  const factsOf = useDayFacts();
  const day = useFormValue(store, ({ event_date }) => event_date);
  const [fast] = (day !== null && factsOf(day)?.fasts) || [];
  return (menu: Schemas['Menu'] | undefined): string | undefined => {
    const words = menuWords(menu);
    return words && menu === 'not fasting' && fast ? `${words} ⚠ ${fast}` : words;
  };
}

interface MenuFieldsProps {
  readonly store: EventStore;
  readonly choices: EventChoices;
}

export function MenuFields({ store, choices }: MenuFieldsProps) {
  const { packages, items, scheduled } = choices;
  const { t } = useLingui();
  const custom = useFormValue(store, isCustom);
  const fixed = useFormValue(store, isFixedEvent);
  const menuWords = useMenuOnDay(store);
  const priceIn = usePriceIn({ store, choices });
  return (
    <Stack>
      <FieldGroup legend={t`Menu and guests`}>
        <NumberField
          isRequired={!fixed}
          isDisabled={fixed}
          maxValue={100_000}
          {...useEventParsedField(store, 'num_of_people')}
        />
        {!fixed && <GuaranteedPeople store={store} />}
        <Stack space="xsmall">
          <Select
            placeholder={t`Choose a package`}
            isRequired
            items={[
              ...packages.map((option): SelectItem<string> => ({
                id: String(option.id),
                label: option.name,
                description:
                  [priceIn(option), menuWords(option.menu)].filter(Boolean).join(' · ') ||
                  undefined,
              })),
              { id: CUSTOM, label: t`Custom` },
            ]}
            {...useEventField(store, 'packageId')}
          />
          <LeadsOn to="packages" rows={packages} />
        </Stack>
        {custom && <CustomFields store={store} items={items} />}
        <NameListField {...useEventField(store, 'additional_items')} />
        {scheduled && <AdditionalPlates store={store} />}
      </FieldGroup>
      {!custom && <PackageItems store={store} packages={packages} />}
      <FastNotice store={store} choices={choices} />
    </Stack>
  );
}

function usePriceIn({ store, choices }: MenuFieldsProps) {
  const { t } = useLingui();
  const locale = useLanguage();
  const num_of_people = useFormValue(store, (values) => values.num_of_people);
  const use_new_price = useFormValue(store, (values) => values.use_new_price);
  const plain = { ...newEvent(null, null), num_of_people, use_new_price };
  return ({ id }: PackageOption) => {
    const price = priceOf({ ...plain, packageId: String(id) }, choices);
    if (price.state !== 'priced') return undefined;
    const sum = formatBirr(price.base, { locale });
    return t`${sum} for ${plural(num_of_people ?? 0, { one: '# guest', other: '# guests' })}`;
  };
}

type FieldsProps<Name extends keyof EventChoices> = Pick<MenuFieldsProps, 'store'> &
  Pick<EventChoices, Name>;

function CustomFields({ store, items }: FieldsProps<'items'>) {
  const { t } = useLingui();
  const fixed = useFormValue(store, isFixedEvent);
  const chosen = useEventField(store, 'custom_items');
  const menuWords = useMenuOnDay(store);
  const price = useRef<HTMLInputElement>(null);
  return (
    <>
      <ItemPicker
        items={items.map(({ id, name, menu }) => ({ id, label: name, hint: menuWords(menu) }))}
        onDone={() => price.current?.value === '' && price.current.focus()}
        {...chosen}
      />
      <MoneyField
        isRequired
        ref={price}
        {...useEventParsedField(store, 'per_person')}
        label={fixed ? t`Fixed price` : t`Price per person`}
      />
      <Checkbox {...useEventFlag(store, 'is_fixed')} />
    </>
  );
}

function PackageItems({ store, packages }: FieldsProps<'packages'>) {
  const option = chosenPackage(
    useFormValue(store, (values) => values),
    packages,
  );
  if (!option) return null;
  const names = option.items.map(({ name }) => name).join(' · ');
  return (
    <Text size="small" tone="muted">
      <Plural value={option.items.length} one="# item" other="# items" />: {names}
    </Text>
  );
}

/** Hidden at first: most clients pay for the guests who come. D174 */
function GuaranteedPeople({ store }: Pick<MenuFieldsProps, 'store'>) {
  const { t } = useLingui();
  const people = useFormValue(store, (values) => values.num_of_people);
  const field = useEventParsedField(store, 'guaranteed_people');
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && field.value === null && field.errorMessage === undefined) {
    return (
      <Button size="small" variant="quiet" onPress={() => setIsWanted(true)}>
        <Trans>Guarantee a number of guests</Trans>
      </Button>
    );
  }
  const isTelling = field.value !== null && people !== null && field.value > people;
  return (
    <NumberField
      minValue={1}
      maxValue={100_000}
      {...field}
      description={isTelling ? t`${people} come, ${field.value} are paid for.` : undefined}
    />
  );
}

/** D28 The number is known only after the event, and is not part of the price. */
function AdditionalPlates({ store }: Pick<MenuFieldsProps, 'store'>) {
  return <NumberField maxValue={100_000} {...useEventParsedField(store, 'additional_plates')} />;
}
