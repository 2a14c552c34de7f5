import type { Schemas } from '@digis/api-client/contract';
import { monthNames } from '@digis/ethio-date';
import type { DataColumn } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/language.ts';
import { ReportSection } from './report-section.tsx';
import { countColumn, sumColumn } from './sum-column.tsx';

type Month = Schemas['ReportMonth'];

export function MonthsSection() {
  const { t } = useLingui();
  const names = monthNames[useLanguage()];
  const nameOf = ({ year, month }: Pick<Month, 'year' | 'month'>) =>
    `${names[month - 1] ?? ''} ${year}`;
  const columnsOf = (rows: readonly Month[]): readonly DataColumn<Month>[] => [
    countColumn({ id: 'events', header: t`Events`, of: ({ events }) => events, leaves: 4 }),
    countColumn({ id: 'guests', header: t`Guests`, of: ({ guests }) => guests, leaves: 3 }),
    sumColumn({ id: 'booked', header: t`Booked`, of: ({ booked }) => booked }, rows),
    sumColumn({ id: 'received', header: t`Received`, of: ({ received }) => received }, rows),
    sumColumn({ id: 'cost', header: t`Cost`, of: ({ cost }) => cost }, rows),
    sumColumn({ id: 'profit', header: t`Profit`, of: ({ profit }) => profit }, rows),
    sumColumn({ id: 'due', header: t`Still due`, of: ({ due }) => due, leaves: 1 }, rows),
    sumColumn({ id: 'other', header: t`Other costs`, of: ({ other }) => other, leaves: 2 }, rows),
    sumColumn({ id: 'result', header: t`Result`, of: ({ result }) => result, isFact: true }, rows),
  ];
  return (
    <ReportSection
      by="months"
      title={t`By month`}
      note={
        <Trans>
          What is booked and its cost go by the day of the event, what was received by the day it
          was entered.
        </Trans>
      }
      rowsOf={({ months }) => months}
      head={{ id: 'month', header: t`Month` }}
      columnsOf={columnsOf}
      chartOf={(rows) => ({
        labels: rows.map((month) =>
          rows.length > 3 ? (names[month.month - 1] ?? '').slice(0, 3) : nameOf(month),
        ),
        series: [
          { id: 'booked', label: t`Booked`, values: rows.map(({ booked }) => booked) },
          { id: 'received', label: t`Received`, values: rows.map(({ received }) => received) },
          { id: 'cost', label: t`Cost`, values: rows.map(({ cost }) => cost) },
        ],
      })}
      nameOf={nameOf}
      nothing={t`Nothing in this period.`}
    />
  );
}
