/** What a file of events has in addition to the table: the Ethiopian date, and how each price divides. */
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../../api/event-words.ts';
import { exportColumn, useEthiopianExport } from '../../../lists/export-values.ts';
import type { EventColumn } from './event-columns.tsx';

export function useFileColumns(columns: readonly EventColumn[]): readonly EventColumn[] {
  const { t } = useLingui();
  const inEthiopian = useEthiopianExport();
  return [
    ...columns,
    exportColumn('et_date', t`Ethiopian date`, (event) => inEthiopian(dayOfEvent(event))),
    exportColumn('received', t`Received`, ({ received }) => received),
    exportColumn('waiting', t`Waiting for approval`, ({ pending }) => pending),
    exportColumn('left', t`Left to pay`, ({ left }) => left),
  ];
}
