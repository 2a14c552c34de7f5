import { formatEtDate } from '@digis/ethio-date';
import { Birr, DescriptionList, FieldGroup, Stack, Text } from '@digis/ui';
import { NoteCount } from '@digis/ui/catering';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormStore } from '#forms/form-store.ts';
import { SumField } from '#forms/sum-field.tsx';
import { Bound } from '#forms/bound.tsx';
import { useFormValue, useParsedField } from '#forms/use-field.ts';
import { useBirrWords } from '#i18n/birr-words.ts';
import { useLanguage } from '#i18n/language.ts';
import { usePlaces } from '#money/places/place-data.ts';
import { usePlaceName } from '#money/places/place-words.ts';
import { useCashBranch } from '../../cashbook-data.ts';
import { ChosenSums } from './chosen-sums.tsx';
import { useOpeningChoices } from './opening-data.ts';
import { openingLabels, type OpeningValues, sumsOf } from './opening-form.ts';

interface OpeningFieldsProps {
  readonly store: FormStore<OpeningValues>;
}

export function OpeningFields({ store }: OpeningFieldsProps) {
  return (
    <Stack space="large">
      <MoneyByPlace store={store} />
      <DebtsAndReceipts store={store} />
    </Stack>
  );
}

function MoneyByPlace({ store }: OpeningFieldsProps) {
  const { t, i18n } = useLingui();
  const { query } = useCashBranch();
  const places = usePlaces(query.branchId) ?? [];
  const nameOf = usePlaceName();
  const sums = useParsedField(store, 'money');
  return (
    <FieldGroup legend={t`Money`} layout="rows">
      <Bound store={store} name="box">
        {(field) => <NoteCount label={i18n._(openingLabels.box)} {...field} />}
      </Bound>
      {places.map((place) => (
        <SumField
          key={place.id}
          {...{ sums, id: place.id, label: nameOf(place) }}
          description={t`The balance that it said on that day`}
        />
      ))}
    </FieldGroup>
  );
}

function DebtsAndReceipts({ store }: OpeningFieldsProps) {
  const { t, i18n } = useLingui();
  const { query } = useCashBranch();
  const { spenders, vendors, employees, events } = useOpeningChoices(query);
  const language = useLanguage();
  const birr = useBirrWords();
  const named = (rows: typeof vendors) => rows?.map(({ id, name }) => ({ id, label: name }));
  return (
    <>
      <ChosenSums
        {...{ store, name: 'petty', legend: i18n._(openingLabels.petty) }}
        addLabel={t`Add who holds petty cash`}
        choices={named(spenders)}
      />
      <ChosenSums
        {...{ store, name: 'vendors', legend: i18n._(openingLabels.vendors) }}
        addLabel={t`Add a vendor who is owed`}
        choices={named(vendors)}
      />
      <ChosenSums
        {...{ store, name: 'employees', legend: i18n._(openingLabels.employees) }}
        addLabel={t`Add an employee who is owed`}
        choices={named(employees)}
      />
      <ChosenSums
        {...{ store, name: 'events', legend: i18n._(openingLabels.events) }}
        addLabel={t`Add an event that was paid for`}
        choices={events?.map(({ id, client, et_date: day, money }) => {
          const most = money?.left ?? 0;
          const left = birr(most);
          return {
            id,
            label: `${client.full_name} · ${formatEtDate(day, 'medium', language)}`,
            description: t`${left} left`,
            most,
          };
        })}
      />
    </>
  );
}

export function BeginsWith({ store }: OpeningFieldsProps) {
  const begins = useFormValue(store, (values) => sumsOf(values).opening);
  return (
    <Text isStrong>
      <Trans>
        The branch begins with <Birr value={begins} />
      </Trans>
    </Text>
  );
}

export function OpeningTotal({ store }: OpeningFieldsProps) {
  const { t } = useLingui();
  const values = useFormValue(store, (all) => all);
  const { balance, petty, owed, received } = sumsOf(values);
  return (
    <DescriptionList
      layout="rows"
      items={[
        { label: t`Balance`, value: <Birr value={balance} /> },
        { label: t`Petty Cash`, value: <Birr value={petty} /> },
        { label: t`Owed`, value: <Birr value={owed} /> },
        { label: t`Received for events`, value: <Birr value={received} /> },
      ]}
    />
  );
}
