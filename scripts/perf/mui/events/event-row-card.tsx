/** An event of the list on a phone: who and the money, then when, how many guests and who works. */
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatBirr, formatCount } from '@digis/domain';
import { useLingui } from '@lingui/react';
import { FileText, MessageSquare, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ActsMenu } from './acts-menu.tsx';
import type { EventRow } from '../answers.ts';
import { dayOf, ethiopianTimeOf } from '../figures.ts';
import { useCan } from '../frame/session.ts';

export function EventRowCard({ event }: { readonly event: EventRow }) {
  const { _ } = useLingui();
  const navigate = useNavigate();
  const acts = useActs();
  const { id, client, employees, num_of_people } = event;
  const facts = [
    ethiopianTimeOf(event),
    formatCount(num_of_people),
    employees.length === 0 ? _('noStaff') : _('staff', { count: employees.length }),
  ];
  return (
    <Card
      component="li"
      variant="outlined"
      data-row
      sx={{ display: 'flex', alignItems: 'center', pr: 1 }}
    >
      <CardActionArea
        sx={{ px: 1.5, py: 1 }}
        onClick={() => void navigate(`?event=${id}&on=${dayOf(event)}`)}
      >
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography variant="subtitle2">{client.full_name}</Typography>
          <MoneyInShort event={event} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
      </CardActionArea>
      <ActsMenu name={client.full_name} of={id} acts={acts} />
    </Card>
  );
}

/** What may be done with an event. */
function useActs() {
  const can = useCan();
  const icon = { size: 20, 'aria-hidden': true } as const;
  return [
    { id: 'edit', icon: <Pencil {...icon} />, isAllowed: true },
    { id: 'agreement', icon: <FileText {...icon} />, isAllowed: can('Generate Aggrement') },
    { id: 'messages', icon: <MessageSquare {...icon} />, isAllowed: can('Create Event') },
    { id: 'delete', icon: <Trash2 {...icon} />, isAllowed: can('Delete Event') },
  ].filter(({ isAllowed }) => isAllowed);
}

const payments = {
  none: { label: 'notPaid', color: 'error' },
  claimed: { label: 'claimed', color: 'warning' },
  part: { label: 'part', color: 'warning' },
  credit: { label: 'credit', color: 'warning' },
  paid: { label: 'paid', color: 'success' },
} as const;

/** The state of payment in a word, and what waits or is left. */
function MoneyInShort({ event: { payment, pending, left } }: { readonly event: EventRow }) {
  const { _ } = useLingui();
  const { label, color } = payments[payment];
  const amount = payment === 'claimed' ? pending : Math.abs(left);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      label={payment === 'paid' ? _(label) : `${_(label)} ${formatBirr(amount)}`}
    />
  );
}
