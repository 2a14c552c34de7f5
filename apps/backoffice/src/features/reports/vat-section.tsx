/** VAT by month; Pagume is declared with Nehase. D130, D170 */
import type { Schemas } from '@digis/api-client/contract';
import { monthNames } from '@digis/ethio-date';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useVatMode } from '../../api/queries/tax.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ReportSection } from './report-section.tsx';
import { useReport } from './reports-data.ts';
import { sumColumn } from './sum-column.tsx';

type Month = Schemas['VatMonth'];

/** Hidden if VAT is off now and there was none in the period. */
export function VatSection() {
  const { data: mode } = useVatMode();
  const { data } = useReport('vat');
  const isUsed = mode !== undefined && mode !== 'off';
  return isUsed || data?.vat?.some(({ total }) => total !== 0) ? <VatByMonth /> : null;
}

function VatByMonth() {
  const { t } = useLingui();
  const names = monthNames[useLanguage()];
  const nameOf = ({ year, month }: Month) => `${names[month - 1] ?? ''} ${year}`;
  const columnsOf = (rows: readonly Month[]): readonly DataColumn<Month>[] => [
    sumColumn({ id: 'net', header: t`Net`, of: ({ net }) => net }, rows),
    sumColumn({ id: 'vat', header: t`VAT`, of: ({ vat }) => vat, isFact: true }, rows),
    sumColumn({ id: 'total', header: t`Total`, of: ({ total }) => total }, rows),
  ];
  return (
    <ReportSection
      by="vat"
      title={t`VAT by month`}
      rowsOf={({ vat }) => vat}
      head={{ id: 'month', header: t`Month` }}
      columnsOf={columnsOf}
      chartOf={(rows) => ({
        labels: rows.map(nameOf),
        series: [{ id: 'vat', label: t`VAT`, values: rows.map(({ vat }) => vat) }],
        isLying: true,
      })}
      nameOf={nameOf}
      nothing={t`No event of this period has VAT.`}
    />
  );
}
