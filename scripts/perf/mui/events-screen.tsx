/** The first page of the events. */
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import useSWR from 'swr';
import { etOf, type EventRow } from './answers.ts';
import { Rows } from './rows.tsx';

export function EventsScreen() {
  const { _ } = useLingui();
  const [search, setSearch] = useState('');
  const { data: branches } = useSWR<{ branches: { id: number; name: string }[] }>('/api/branch');
  const { data } = useSWR<{ events: EventRow[] }>('/api/event?page=1');
  return (
    <Stack spacing={2}>
      <Typography variant="h5" component="h1">
        {_('events')}
      </Typography>
      <Tabs value={0} variant="scrollable">
        {branches?.branches.map(({ id, name }, index) => (
          <Tab key={id} value={index} label={name} />
        ))}
      </Tabs>
      <TextField
        label={_('client')}
        size="small"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {data ? (
        <Rows
          heads={['date', 'time', 'client', 'phone', 'people', 'package', 'branch', 'advance']}
          rows={data.events.map((event) => ({
            id: event.id,
            cells: [
              etOf(event.event_date),
              event.time,
              event.client.full_name,
              event.client.phone_number,
              event.num_of_people,
              event.package?.name ?? '',
              event.branch.name,
              event.advance_amount,
            ],
          }))}
        />
      ) : (
        <Skeleton height={320} />
      )}
    </Stack>
  );
}
