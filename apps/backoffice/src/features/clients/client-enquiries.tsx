import type { Schemas } from '@digis/api-client/contract';
import { Card, DataTable, DateText } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { stateWords, useMonthWords } from '#api/enquiry-words.ts';
import { InstantText } from '#lists/instant-text.tsx';
import { openDialog } from '#navigation/dialog-acts.ts';
import { useEnquiriesOf } from './client-data.ts';

export function ClientEnquiries({ client }: { readonly client: Schemas['Client'] }) {
  const { t, i18n } = useLingui();
  const enquiries = useEnquiriesOf(client);
  const monthWords = useMonthWords();
  if (enquiries.rows.length === 0) return null;
  return (
    <Card title={t`Enquiries`}>
      <DataTable
        aria-label={t`Enquiries`}
        columns={[
          {
            id: 'createdAt',
            header: t`Time`,
            cell: ({ createdAt }) => <InstantText value={createdAt} />,
            isRowHeader: true,
          },
          {
            id: 'day',
            header: t`Day`,
            cell: ({ event_date, et_month }) =>
              event_date ? <DateText value={event_date} /> : et_month && monthWords(et_month),
          },
          { id: 'state', header: t`Status`, cell: ({ state }) => i18n._(stateWords[state]) },
          { id: 'words', header: t`What they said`, leaves: 1, cell: ({ words }) => words },
        ]}
        {...enquiries}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        onRowPress={({ id }) => openDialog('asked', id)}
      />
    </Card>
  );
}
