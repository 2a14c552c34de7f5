/** The coming week: its events, those without staff, money that is owed, payments that wait. */
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Schemas } from '@digis/api-client/contract';
import { addDaysIso } from '@digis/ethio-date';
import { formatBirr } from '@digis/domain';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { DAYS_AFTER_TODAY } from '../answers.ts';
import { useCan, useWaitingPayments } from '../frame/session.ts';
import { useToday } from './today.ts';

export function NextWeek({ days }: { readonly days: Schemas['Calendar']['event_map'] }) {
  const { _ } = useLingui();
  const { today } = useToday();
  const maySeeEvents = useCan()('View Events') ?? false;
  const pending = useWaitingPayments();
  const last = addDaysIso(today, DAYS_AFTER_TODAY);
  const events = Object.entries(days).flatMap(([day, { events: ofDay = [] }]) =>
    day >= today && day <= last ? ofDay : [],
  );
  const unstaffed = events.filter(({ staff }) => staff === 0).length;
  const owed = events.reduce((sum, { left }) => sum + Math.max(0, left), 0);
  return (
    <Card variant="outlined">
      <CardHeader
        title={_('next7')}
        slotProps={{ title: { variant: 'h6', component: 'h2' } }}
        sx={{ pb: 0 }}
      />
      <CardContent>
        <Stack spacing={0.5}>
          <Typography>{_('eventCount', { count: events.length })}</Typography>
          {unstaffed > 0 && (
            <Fact href={maySeeEvents && '/events?view=unstaffed'}>
              {`⚠ ${_('unstaffed', { count: unstaffed })}`}
            </Fact>
          )}
          {owed > 0 && (
            <Fact href={maySeeEvents && '/events?view=owes'}>
              {_('owed', { amount: formatBirr(owed) })}
            </Fact>
          )}
          {pending > 0 && (
            <Fact href="/cashbook?tab=pending">{_('pending', { count: pending })}</Fact>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

interface FactProps {
  /** Only for those who may open what is behind it. */
  readonly href: string | false;
  readonly children: string;
}

function Fact({ href, children }: FactProps) {
  if (href === false) return <Typography>{children}</Typography>;
  return (
    <Button size="small" component={Link} to={href}>
      {children}
    </Button>
  );
}
