// D130, D126
import type { Schemas } from '@digis/api-client/contract';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { usePlaceName } from '../../money/places/place-words.ts';
import { useListAddresses } from './list-addresses.ts';
import { ReportSection } from './report-section.tsx';
import { useBranchInSight } from '../../navigation/branch-in-sight.ts';
import { usePeriod } from './reports-data.ts';
import { sumColumn } from './sum-column.tsx';
import { useUser } from '../../auth/user.tsx';

type Place = Schemas['PlaceMoved'];

export function PlacesSection() {
  const { t } = useLingui();
  const placeName = usePlaceName();
  const { cashAt } = useListAddresses(usePeriod());
  const branch = useBranchInSight();
  const isOfAll = useUser().role === 'admin' && branch === null;
  const nameOf = ({ place, branch: of }: Place) =>
    isOfAll ? `${placeName(place)} · ${of.name}` : placeName(place);
  const hrefOf = ({ place: { id } }: Place) => cashAt(id === undefined ? 'box' : String(id)).href;
  const columnsOf = (rows: readonly Place[]): readonly DataColumn<Place>[] => [
    sumColumn({ id: 'opening', header: t`Before`, of: ({ opening }) => opening, leaves: 2 }, rows),
    sumColumn({ id: 'in', header: t`Came in`, of: (row) => row.in }, rows),
    sumColumn({ id: 'out', header: t`Went out`, of: ({ out }) => out }, rows),
    sumColumn(
      { id: 'moved', header: t`Transferred`, of: ({ transferred }) => transferred, leaves: 1 },
      rows,
    ),
    sumColumn(
      { id: 'closing', header: t`After`, of: ({ closing }) => closing, isFact: true },
      rows,
    ),
  ];
  return (
    <ReportSection
      by="places"
      title={t`Money by place`}
      rowsOf={({ places }) => places}
      head={{ id: 'place', header: t`Where the money is` }}
      hrefOf={hrefOf}
      columnsOf={columnsOf}
      chartOf={(rows) => ({
        labels: rows.map(nameOf),
        series: [{ id: 'closing', label: t`After`, values: rows.map(({ closing }) => closing) }],
        isLying: true,
      })}
      nameOf={nameOf}
      nothing={t`No money was moved in this period.`}
    />
  );
}
