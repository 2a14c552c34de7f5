/** The events of one branch, as far as they were asked for: by day on a phone, a table on a desk. */
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Schemas } from '@digis/api-client/contract';
import { useLingui } from '@lingui/react';
import { Suspense, lazy } from 'react';
import useSWRInfinite from 'swr/infinite';
import { EventDays } from './event-days.tsx';
import { useView } from './event-views.tsx';
import { Failure, NoEvents } from '../instead.tsx';
import { useToday } from '../calendar/today.ts';

const EventTable = lazy(async () => ({
  default: (await import('./event-table.tsx')).EventTable,
}));

/** @param branch null: of all branches */
function useEvents(branch: number | null) {
  const { today } = useToday();
  const query = new URLSearchParams({
    ...(branch !== null && { branch: String(branch) }),
    ...useView(today),
  });
  return useSWRInfinite<Schemas['Events'], Error>((index, previous: Schemas['Events'] | null) => {
    const place = new URLSearchParams(query);
    if (previous?.next === undefined) place.set('page', String(index + 1));
    else place.set('cursor', previous.next);
    return previous && previous.next === undefined ? null : `/api/event?${place}`;
  });
}

export function EventList({ branch }: { readonly branch: number | null }) {
  const { _ } = useLingui();
  const { data, error, mutate, size, setSize } = useEvents(branch);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (!data) {
    if (error) return <Failure retry={() => void mutate()} />;
    return (
      <Stack spacing={1}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} variant="rounded" height={72} />
        ))}
      </Stack>
    );
  }
  const events = data.flatMap((page) => page.events);
  const hasMore = data.at(-1)?.next !== undefined;
  if (events.length === 0) return <NoEvents />;
  return (
    <Stack spacing={1.5}>
      {isPhone ? (
        <EventDays events={events} hasMore={hasMore} />
      ) : (
        <Suspense>
          <EventTable events={events} />
        </Suspense>
      )}
      {error && <Failure retry={() => void mutate()} />}
      {hasMore ? (
        <Button loading={size > data.length} onClick={() => void setSize(size + 1)}>
          {_('loadMore')}
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
          {_('end')}
        </Typography>
      )}
    </Stack>
  );
}
