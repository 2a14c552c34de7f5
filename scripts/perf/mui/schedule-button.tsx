/** Opens the form for a new event; only for who may create one. */
import Button from '@mui/material/Button';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useCan } from './frame/session.ts';

export function ScheduleButton() {
  const { _ } = useLingui();
  const isAllowed = useCan()('Create Event');
  if (isAllowed === false) return null;
  return (
    <Button
      variant="contained"
      disabled={!isAllowed}
      component={Link}
      to="?dialog=schedule"
      sx={{ alignSelf: 'start' }}
    >
      {_('schedule')}
    </Button>
  );
}
