/** The events of a day. */
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLingui } from '@lingui/react';
import type { EventRow } from './answers.ts';

export interface EventCardsProps {
  readonly title: string;
  readonly events: readonly EventRow[] | undefined;
}

export function EventCards({ title, events }: EventCardsProps) {
  const { _ } = useLingui();
  return (
    <Stack spacing={1}>
      <Typography variant="h6">{title}</Typography>
      {!events && <Skeleton variant="rounded" height={112} />}
      {events?.length === 0 && <Typography>{_('none')}</Typography>}
      {events?.map((event) => (
        <Card key={event.id}>
          <CardActionArea>
            <CardContent>
              <Typography variant="subtitle1">{event.client.full_name}</Typography>
              <Typography variant="body2">{event.client.phone_number}</Typography>
              <Typography variant="body2">
                {event.num_of_people} · {event.package?.name} · {event.branch.name} · {event.time}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
