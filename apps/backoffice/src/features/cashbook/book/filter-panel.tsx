// D138
import { Button, Drawer, PhoneField, Select, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEmployees, useVendors } from '#api/queries/records.ts';
import { useCan } from '#auth/user.tsx';
import { DayRangeFilter } from '#lists/filters/address-filters.tsx';
import { useParameter } from '#navigation/use-address.ts';
import { closeDialog } from '#navigation/dialog-acts.ts';
import { changeAddress } from '#navigation/place.ts';
import { useAllPlaces } from '#money/places/place-data.ts';
import { useCategoryItems } from '#money/costs/cost-words.ts';
import { usePlaceName } from '#money/places/place-words.ts';
import { kinds } from '../record-words.ts';
import { phoneOf, useCashFilter } from './cash-filter.ts';

const ANY = 'any';

export function FilterPanel() {
  const { t, i18n } = useLingui();
  const can = useCan();
  const { kind } = useCashFilter();
  const mayName = can('Assign Vendors') || can('Vendors') || can('Vendor Ledger');
  const mayNamePeople = can('Employees') || can('Assign Employees');
  return (
    <Drawer
      title={t`Filter`}
      isOpen
      onOpenChange={closeDialog}
      footer={
        <Button onPress={closeDialog}>
          <Trans>Show the list</Trans>
        </Button>
      }
    >
      <Stack>
        <DayRangeFilter />
        <Select
          label={t`Kind`}
          items={[
            { id: ANY, label: t`All` },
            ...Object.entries(kinds).map(([id, label]) => ({ id, label: i18n._(label) })),
          ]}
          value={kind ?? ANY}
          onChange={(id) => changeAddress({ kind: id === ANY ? null : id })}
        />
        <PlaceFilter />
        <CategoryFilter />
        {mayName && <VendorFilter />}
        {mayNamePeople && <EmployeeFilter />}
        <PhoneFilter />
      </Stack>
    </Drawer>
  );
}

/** D126 Includes closed places, which old entries still name. */
function PlaceFilter() {
  const { t } = useLingui();
  const nameOf = usePlaceName();
  const { place } = useCashFilter();
  const { data = [] } = useAllPlaces();
  if (data.length === 0) return null;
  return (
    <Select
      label={t`Place`}
      items={[
        { id: ANY, label: t`All` },
        { id: 'box', label: nameOf(undefined) },
        ...data.map(({ id, name }) => ({ id: String(id), label: name })),
      ]}
      value={place ?? ANY}
      onChange={(id) => changeAddress({ place: id === ANY ? null : id })}
    />
  );
}

function CategoryFilter() {
  const { t } = useLingui();
  const items = useCategoryItems();
  const { category } = useCashFilter();
  return (
    <Select
      label={t`Category`}
      items={[{ id: ANY, label: t`All` }, ...items]}
      value={category ?? ANY}
      onChange={(id) => changeAddress({ category: id === ANY ? null : id })}
    />
  );
}

interface PartyFilterProps {
  readonly label: string;
  readonly kind: 'vendor' | 'employee';
  readonly people: readonly { readonly id: number; readonly name: string }[] | undefined;
}

function VendorFilter() {
  const { t } = useLingui();
  const { data } = useVendors();
  return <PartyFilter label={t`Vendor`} kind="vendor" people={data} />;
}

function EmployeeFilter() {
  const { t } = useLingui();
  const { data } = useEmployees();
  const people = data?.map(({ id, full_name }) => ({ id, name: full_name }));
  return <PartyFilter label={t`Employee`} kind="employee" people={people} />;
}

function PartyFilter({ label, kind, people = [] }: PartyFilterProps) {
  const { t } = useLingui();
  const { counterparty = '' } = useCashFilter();
  return (
    <Select
      label={label}
      items={[
        { id: ANY, label: t`All` },
        ...people.map(({ id, name }) => ({ id: `${kind}:${id}`, label: name })),
      ]}
      value={counterparty.startsWith(kind) ? counterparty : ANY}
      onChange={(id) => changeAddress({ counterparty: id === ANY ? null : id })}
    />
  );
}

function PhoneFilter() {
  const { t } = useLingui();
  const { value, type } = useParameter('phone');
  const [typed, setTyped] = useState(value ?? '');
  const [isWrong, setWrong] = useState(false);
  const phone = isWrong ? undefined : phoneOf(typed);
  const search = useEffectEvent(type);
  useEffect(() => {
    if (phone !== undefined) search(phone);
  }, [phone]);
  return (
    <PhoneField
      label={t`Client's phone`}
      allowLandline
      value={typed}
      onChange={setTyped}
      onFaultChange={(fault) => setWrong(fault !== null)}
    />
  );
}
