/** An event of a day: who, how many, when, what, who works, and the money. */
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatBirr, formatCount, formatPhone } from '@digis/domain';
import { useLingui } from '@lingui/react';
import { Phone, Users } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { EventRow } from '../answers.ts';
import { dayOf, etOf, timeOf } from '../figures.ts';

export interface EventCardProps {
  readonly event: EventRow;
  readonly hasDate: boolean | undefined;
}

export function EventCard({ event, hasDate }: EventCardProps) {
  const { _ } = useLingui();
  const navigate = useNavigate();
  const { id, client, employees, num_of_people, advance_amount, received, pending, left } = event;
  const facts = [
    event.package?.name ?? _('custom'),
    event.branch.name,
    employees.length === 0 ? _('nobody') : _('employees', { count: employees.length }),
    `${_('advance')} ${formatBirr(advance_amount)}`,
  ];
  const money = [
    _('received', { amount: formatBirr(received) }),
    _('waiting', { amount: formatBirr(pending) }),
    _('left', { amount: formatBirr(left) }),
  ];
  return (
    <Card variant="outlined">
      <CardActionArea onClick={() => void navigate(`?event=${id}&on=${dayOf(event)}`)}>
        <CardContent sx={{ pb: 0 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
            <Typography variant="subtitle1">{client.full_name}</Typography>
            <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
              <Users size={16} aria-hidden />
              <Typography variant="subtitle1">{formatCount(num_of_people)}</Typography>
            </Stack>
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {hasDate && `${etOf(dayOf(event))} · `}
            {timeOf(event)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {facts.join(' · ')}
          </Typography>
          {(pending !== 0 || left !== 0) && (
            <Typography variant="body2" color="textSecondary">
              {money.join(' · ')}
            </Typography>
          )}
        </CardContent>
      </CardActionArea>
      <CardActions sx={{ px: 2 }}>
        <Phone size={16} aria-hidden />
        <MuiLink href={`tel:${client.phone_number.replace(/^0/u, '+251')}`} variant="body2">
          {formatPhone(client.phone_number)}
        </MuiLink>
      </CardActions>
    </Card>
  );
}
