import { createApiClient } from '@digis/api-client';
import { createUseReadPages } from '@digis/api-client/swr-pages';
import { DataTable, PhoneText } from '@digis/ui';

const client = createApiClient({ baseUrl: 'https://example.org/api', getToken: () => null });
const useReadPages = createUseReadPages(client);

export function Clients({ q }: { q: string }) {
  const pages = useReadPages('/client', { query: { q }, pick: ({ clients }) => clients });
  return (
    <DataTable
      aria-label="Clients"
      {...pages}
      columns={[
        { id: 'name', header: 'Name', isRowHeader: true, cell: ({ full_name }) => full_name },
        { id: 'phone', header: 'Phone', cell: (one) => <PhoneText value={one.phone_number} /> },
      ]}
      getRowId={({ id }) => id}
      getRowName={({ full_name }) => full_name}
    />
  );
}
