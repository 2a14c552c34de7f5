// D138
import { Button, Drawer, Select, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePackages } from '#api/queries/records.ts';
import { DayRangeFilter } from '#lists/filters/address-filters.tsx';
import { payments } from '#lists/money-in-short.tsx';
import { useIdParameter } from '#navigation/use-address.ts';
import { closeDialog } from '#navigation/dialog-acts.ts';
import { changeAddress, type Changes } from '#navigation/place.ts';
import { orders, useListFilter } from './list-filter.ts';

const ANY = 'any';

export function EventFilters() {
  const { t, i18n } = useLingui();
  const { payment, order } = useListFilter();
  const choose = (name: string) => (id: string | null) =>
    changeAddress({ [name]: id === ANY ? null : id });
  // A period includes past events, so choosing one shows all events.
  const changeDays = (days: Changes) => changeAddress({ ...days, view: 'all' });
  const anyOf = (labels: typeof orders | typeof payments) => [
    { id: ANY, label: t`All` },
    ...Object.entries(labels).map(([id, label]) => ({ id, label: i18n._(label) })),
  ];
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
        <DayRangeFilter change={changeDays} />
        <PackageFilter />
        <Select
          label={t`Payment`}
          items={anyOf(payments)}
          value={payment ?? ANY}
          onChange={choose('payment')}
        />
        <Select
          label={t`Order`}
          items={[{ id: ANY, label: t`By day` }, ...anyOf(orders).slice(1)]}
          value={order ?? ANY}
          onChange={choose('order')}
        />
      </Stack>
    </Drawer>
  );
}

function PackageFilter() {
  const { t } = useLingui();
  const { value, choose } = useIdParameter('packageId');
  const { data: packages = [], isLoading } = usePackages();
  return (
    <Select
      label={t`Package`}
      isLoading={isLoading}
      items={[{ id: 0, label: t`All` }, ...packages.map(({ id, name }) => ({ id, label: name }))]}
      value={value ?? 0}
      onChange={(id) => choose(id || null)}
    />
  );
}
