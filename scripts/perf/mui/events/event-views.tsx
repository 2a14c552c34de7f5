/** The views of the list of events as chips, with how many each has; at their end what is done with the list. */
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Schemas } from '@digis/api-client/contract';
import { addDaysIso } from '@digis/ethio-date';
import { useLingui } from '@lingui/react';
import { Download, FileSpreadsheet, ListFilter, Printer } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import useSWR from 'swr';
import { ActsMenu } from './acts-menu.tsx';
import { DAYS_AFTER_TODAY } from '../answers.ts';
import { useCan } from '../frame/session.ts';

type Query = Readonly<Record<string, string>>;

interface EventView {
  /** Its name in the address, and among the counts. */
  readonly id: string;
  readonly label: string;
  readonly query: (today: string) => Query;
}

const lastOf = (today: string) => addDaysIso(today, DAYS_AFTER_TODAY);
const order = 'earliest';

const views: readonly EventView[] = [
  { id: 'upcoming', label: 'upcoming', query: (from) => ({ from, order }) },
  { id: 'week', label: 'week', query: (from) => ({ from, to: lastOf(from), order }) },
  {
    id: 'unstaffed',
    label: 'withoutStaff',
    query: (from) => ({ from, staff: 'none', order }),
  },
  { id: 'owes', label: 'owing', query: () => ({ owes: '1', order }) },
  { id: 'past', label: 'past', query: (today) => ({ to: addDaysIso(today, -1) }) },
  { id: 'all', label: 'all', query: () => ({}) },
];
const deleted: EventView = { id: 'deleted', label: 'deleted', query: () => ({ deleted: '1' }) };

/** What the chosen view asks for. */
export function useView(today: string): Query {
  const view = useSearchParams()[0].get('view');
  return ([...views, deleted].find(({ id }) => id === view) ?? views[0])?.query(today) ?? {};
}

export interface EventViewsProps {
  /** null: of all branches. */
  readonly branch: number | null;
  readonly name: string;
}

export function EventViews({ branch, name }: EventViewsProps) {
  const { _ } = useLingui();
  const mayDelete = useCan()('Delete Event');
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('view') ?? 'upcoming';
  const ofBranch = branch === null ? '' : `?branch=${branch}`;
  const { data } = useSWR<Schemas['EventCounts']>(`/api/event/counts${ofBranch}`);
  const counts = new Map<string, unknown>(Object.entries(data ?? {}));
  const labelOf = ({ id, label }: EventView) => [_(label), counts.get(id)].join(' ').trim();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box
        role="group"
        aria-label={_('whichEvents')}
        sx={{ display: 'flex', gap: 1, flex: 1, overflowX: 'auto' }}
      >
        {(mayDelete ? [...views, deleted] : views).map((view) => (
          <Chip
            key={view.id}
            label={labelOf(view)}
            color={view.id === chosen ? 'primary' : 'default'}
            variant="outlined"
            aria-pressed={view.id === chosen}
            onClick={() =>
              setAddress((before) => ({ ...Object.fromEntries(before), view: view.id }))
            }
          />
        ))}
      </Box>
      <IconButton size="small" aria-label={_('filter')} component={Link} to="?dialog=filter">
        <ListFilter aria-hidden />
      </IconButton>
      <ActsMenu
        name={name}
        acts={[
          { id: 'print', icon: <Printer size={20} aria-hidden /> },
          { id: 'csv', icon: <Download size={20} aria-hidden /> },
          { id: 'excel', icon: <FileSpreadsheet size={20} aria-hidden /> },
        ]}
      />
    </Stack>
  );
}
