// D129, D130
import type { Schemas } from '@digis/api-client/contract';
import type { DataColumn } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { categoryWords } from '../../money/costs/cost-words.ts';
import { useListAddresses } from './list-addresses.ts';
import { ReportSection, type ReportSectionProps } from './report-section.tsx';
import { usePeriod } from './reports-data.ts';
import { sumColumn } from './sum-column.tsx';

type Cost = Schemas['Cost'];
type Other = Schemas['OtherCost'];

interface Summed {
  readonly category?: Schemas['CostCategory'];
  readonly amount: number;
}

type CostsProps<Row> = Pick<ReportSectionProps<Row>, 'title' | 'note' | 'rowsOf' | 'nothing'> & {
  readonly nameOf: (row: Row) => string;
  /** False for event costs: they may be booked on another day, so no cashbook filter shows them. */
  readonly isByBooking?: boolean;
};

function Costs<Row extends Summed>({ nameOf, isByBooking, ...section }: CostsProps<Row>) {
  const { t } = useLingui();
  const { cashOf } = useListAddresses(usePeriod());
  const hrefOf = ({ category }: Row) =>
    isByBooking && category !== undefined ? cashOf(category).href : undefined;
  const columnsOf = (rows: readonly Row[]): readonly DataColumn<Row>[] => [
    sumColumn({ id: 'amount', header: t`Amount`, of: ({ amount }) => amount, isFact: true }, rows),
  ];
  return (
    <ReportSection
      {...section}
      by="categories"
      head={{ id: 'category', header: t`Category` }}
      hrefOf={hrefOf}
      columnsOf={columnsOf}
      chartOf={(rows) => ({
        labels: rows.map(nameOf),
        series: [{ id: 'amount', label: t`Amount`, values: rows.map(({ amount }) => amount) }],
        isLying: true,
      })}
      nameOf={nameOf}
    />
  );
}

export function EventCostsSection() {
  const { t, i18n } = useLingui();
  const nameOf = ({ kind, category = 'other' }: Cost) => {
    if (kind === 'wages') return t`Staff`;
    return kind === 'vendors' ? t`Vendors` : i18n._(categoryWords[category]);
  };
  return (
    <Costs
      title={t`Costs of the events`}
      rowsOf={({ categories }) => categories}
      nameOf={nameOf}
      nothing={t`No event of this period cost anything.`}
    />
  );
}

export function OtherCostsSection() {
  const { t, i18n } = useLingui();
  const nameOf = ({ kind, category = 'other' }: Other) => {
    if (kind === 'salaries') return t`Salaries`;
    if (kind === 'came_in') return t`Came in by hand`;
    return kind === 'kept' ? t`Kept of deleted events` : i18n._(categoryWords[category]);
  };
  return (
    <Costs
      title={t`Other costs`}
      isByBooking
      note={<Trans>What concerns no event. Money that came in lowers it.</Trans>}
      rowsOf={({ other }) => other}
      nameOf={nameOf}
      nothing={t`Nothing was spent beside the events.`}
    />
  );
}
