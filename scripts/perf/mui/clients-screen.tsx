/** The first page of the clients. */
import Typography from '@mui/material/Typography';
import { useLingui } from '@lingui/react';
import useSWR from 'swr';
import { Rows } from './rows.tsx';

interface Clients {
  readonly clients: readonly {
    readonly id: number;
    readonly full_name: string;
    readonly phone_number: string;
  }[];
}

export function ClientsScreen() {
  const { _ } = useLingui();
  const { data } = useSWR<Clients>('/api/client?page=1');
  return (
    <>
      <Typography variant="h5" component="h1">
        {_('clients')}
      </Typography>
      <Rows
        heads={['name', 'phone']}
        rows={(data?.clients ?? []).map(({ id, full_name, phone_number }) => ({
          id,
          cells: [full_name, phone_number],
        }))}
      />
    </>
  );
}
