/** The events of a day in a card, with how many guests and events they are. */
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { EventRow } from '../answers.ts';
import { EventCard } from './event-card.tsx';
import { guestsOf } from '../figures.ts';
import { Failure, NoEvents } from '../instead.tsx';

export interface EventsOfDayProps {
  readonly title: string;
  readonly day: string;
  readonly events: readonly EventRow[] | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** The cards say the date as well. */
  readonly hasDates?: boolean;
}

export function EventsOfDay({ title, day, events, error, retry, hasDates }: EventsOfDayProps) {
  const { _ } = useLingui();
  return (
    <Card variant="outlined">
      <CardHeader
        title={title}
        slotProps={{ title: { variant: 'h6', component: 'h2' } }}
        action={
          events && (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              {events.length > 0 && (
                <Typography variant="body2" color="textSecondary">
                  {_('guests', { count: guestsOf(events) })}
                </Typography>
              )}
              <Chip size="small" variant="outlined" color="primary" label={events.length} />
            </Stack>
          )
        }
      />
      <CardContent sx={{ py: 0 }}>
        {!events &&
          (error ? <Failure retry={retry} /> : <Skeleton variant="rounded" height={180} />)}
        {events?.length === 0 && <NoEvents />}
        <Stack spacing={1}>
          {events?.map((event) => (
            <EventCard key={event.id} event={event} hasDate={hasDates} />
          ))}
        </Stack>
      </CardContent>
      {events && (
        <CardActions sx={{ justifyContent: 'center' }}>
          <Button size="small" component={Link} to={`?day=${day}`}>
            {_('more')}
          </Button>
        </CardActions>
      )}
    </Card>
  );
}
