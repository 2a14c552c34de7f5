/** Menu and guests: package or custom items, price of a custom event, number of people. Spec 2.6, D25, D102. */
import {
  Checkbox,
  FieldGroup,
  ItemPicker,
  MoneyField,
  NumberField,
  Select,
  Stack,
  Text,
} from '@digis/ui';
import { NameListField } from '@digis/ui/catering';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMenuWords } from '../../../../i18n/menu-words.ts';
import { useFormValue } from '../../../../forms/use-field.ts';
import type { EventChoices } from '../event-choices.ts';
import { CUSTOM, isCustom } from '../event-form.ts';
import { chosenPackage, isFixedEvent } from '../event-price.ts';
import type { EventStore } from '../event-form.ts';
import { FastNotice } from './fast-notice.tsx';
import { useEventField, useEventFlag, useEventParsedField } from '../event-labels.ts';

export interface MenuFieldsProps {
  readonly store: EventStore;
  readonly choices: EventChoices;
}

export function MenuFields({ store, choices }: MenuFieldsProps) {
  const { packages, items, scheduled } = choices;
  const { t } = useLingui();
  const custom = useFormValue(store, isCustom);
  const fixed = useFormValue(store, isFixedEvent);
  const menuWords = useMenuWords();
  return (
    <Stack>
      <FieldGroup legend={t`Menu and guests`}>
        <Select
          placeholder={t`Choose a package`}
          isRequired
          items={[
            ...packages.map(({ id, name, menu }) => ({
              id: String(id),
              label: name,
              description: menuWords(menu),
            })),
            { id: CUSTOM, label: t`Custom` },
          ]}
          {...useEventField(store, 'packageId')}
        />
        {custom ? (
          <CustomFields store={store} items={items} />
        ) : (
          <PackageItems store={store} packages={packages} />
        )}
        <NumberField
          isRequired={!fixed}
          isDisabled={fixed}
          max={100_000}
          {...useEventParsedField(store, 'num_of_people')}
        />
        <NameListField {...useEventField(store, 'additional_items')} />
        {scheduled && <AdditionalPlates store={store} />}
      </FieldGroup>
      <FastNotice store={store} choices={choices} />
    </Stack>
  );
}

type FieldsProps<Name extends keyof EventChoices> = Pick<MenuFieldsProps, 'store'> &
  Pick<EventChoices, Name>;

function CustomFields({ store, items }: FieldsProps<'items'>) {
  const { t } = useLingui();
  const fixed = useFormValue(store, isFixedEvent);
  const chosen = useEventField(store, 'custom_items');
  const menuWords = useMenuWords();
  return (
    <>
      <ItemPicker
        items={items.map(({ id, name, menu }) => ({ id, label: name, hint: menuWords(menu) }))}
        {...chosen}
      />
      <MoneyField
        isRequired
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

/** SPEC: D28 known only after the event was scheduled; not part of its price. */
function AdditionalPlates({ store }: Pick<MenuFieldsProps, 'store'>) {
  return <NumberField max={100_000} {...useEventParsedField(store, 'additional_plates')} />;
}
