/** The packages of a report by what was booked of them, each with a link to its events. SPEC: D130 */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { type DataColumn, Link } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useListAddresses } from './list-addresses.ts';
import { ReportSection } from './report-section.tsx';
import { usePeriod } from './reports-data.ts';
import { sumColumn } from './sum-column.tsx';

type Package = Schemas['ReportPackage'];

export function PackagesSection() {
  const { t } = useLingui();
  const { eventsOf } = useListAddresses(usePeriod());
  const nameOf = ({ name }: Package) => name ?? t`Custom`;
  const leads = (row: Package) => {
    const { href } = row.id === undefined ? {} : eventsOf(row.id);
    return href === undefined ? (
      nameOf(row)
    ) : (
      <Link href={href} isStandalone>
        {nameOf(row)}
      </Link>
    );
  };
  const columnsOf = (rows: readonly Package[]): readonly DataColumn<Package>[] => [
    {
      id: 'package',
      header: t`Package`,
      isRowHeader: true,
      cell: leads,
      exportValue: nameOf,
      ...(rows.length > 1 && { total: t`Total` }),
    },
    {
      id: 'events',
      header: t`Events`,
      align: 'end',
      leaves: 2,
      cell: ({ events }) => formatCount(events),
      exportValue: ({ events }) => events,
    },
    {
      id: 'guests',
      header: t`Guests`,
      align: 'end',
      leaves: 1,
      cell: ({ guests }) => formatCount(guests),
      exportValue: ({ guests }) => guests,
    },
    sumColumn({ id: 'booked', header: t`Booked`, of: ({ booked }) => booked, isFact: true }, rows),
  ];
  return (
    <ReportSection
      by="packages"
      title={t`Packages`}
      rowsOf={({ packages }) => packages}
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
