import type { Schemas } from '@digis/api-client/contract';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useListAddresses } from './list-addresses.ts';
import { ReportSection } from './report-section.tsx';
import { usePeriod } from './reports-data.ts';
import { countColumn, sumColumn } from './sum-column.tsx';

type Package = Schemas['ReportPackage'];

export function PackagesSection() {
  const { t } = useLingui();
  const { eventsOf } = useListAddresses(usePeriod());
  const nameOf = ({ name }: Package) => name ?? t`Custom`;
  const hrefOf = ({ id }: Package) => (id === undefined ? undefined : eventsOf(id).href);
  const columnsOf = (rows: readonly Package[]): readonly DataColumn<Package>[] => [
    countColumn({ id: 'events', header: t`Events`, of: ({ events }) => events, leaves: 2 }),
    countColumn({ id: 'guests', header: t`Guests`, of: ({ guests }) => guests, leaves: 1 }),
    sumColumn({ id: 'booked', header: t`Booked`, of: ({ booked }) => booked, isFact: true }, rows),
  ];
  return (
    <ReportSection
      by="packages"
      title={t`Packages`}
      rowsOf={({ packages }) => packages}
      head={{ id: 'package', header: t`Package` }}
      hrefOf={hrefOf}
      columnsOf={columnsOf}
      chartOf={(rows) => ({
        labels: rows.map(nameOf),
        series: [{ id: 'booked', label: t`Booked`, values: rows.map(({ booked }) => booked) }],
        isLying: true,
      })}
      nameOf={nameOf}
      nothing={t`No event in this period.`}
    />
  );
}
