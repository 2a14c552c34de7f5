/** The events of each branch. */
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useLingui } from '@lingui/react';
import { ALL_BRANCHES, useBranchInSight } from './branch-in-sight.ts';
import { EventList } from './event-list.tsx';
import { EventViews } from './event-views.tsx';
import { Failure } from '../instead.tsx';
import { ScheduleButton } from '../schedule-button.tsx';

export function EventsScreen() {
  const { _ } = useLingui();
  const { branches, id, name, choose, error, retry } = useBranchInSight(_('allBranches'));
  const branch = id === undefined || id === ALL_BRANCHES ? null : Number(id);
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h5" component="h1">
          {_('events')}
        </Typography>
        <ScheduleButton />
      </Stack>
      {branches ? (
        <Tabs
          value={id}
          variant="scrollable"
          aria-label={_('branch')}
          onChange={(_event, chosen: string) => choose(chosen)}
        >
          {branches.map((one) => (
            <Tab key={one.id} value={one.id} label={one.name} />
          ))}
        </Tabs>
      ) : (
        <Skeleton height={48} />
      )}
      {error && !branches && <Failure retry={retry} />}
      {id !== undefined && (
        <>
          <EventViews branch={branch} name={name} />
          <EventList branch={branch} />
        </>
      )}
    </Stack>
  );
}
