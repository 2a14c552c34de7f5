import type { Schemas } from '@digis/api-client/contract';
import { etToIso } from '@digis/ethio-date';
import { useCan, useUser } from '../../auth/user.tsx';
import { useListsInSight } from '../../navigation/lists-in-sight.ts';
import { eventAddress, EVENTS } from '../../navigation/use-address.ts';
import { useMonth } from './week-data.ts';

type Branch = Pick<Schemas['Named'], 'id'>;

export function useWeekAddresses() {
  const can = useCan();
  const isAdmin = useUser().role === 'admin';
  const { from, to } = useMonth();
  const { at, events, book } = useListsInSight();
  const of = ({ id }: Branch) => (isAdmin ? id : null);
  return {
    report: at('/reports/period', {}),
    cash: book({ from, to }),
    owing: events({ view: 'owes' }),
    coming: events({ view: 'week' }),
    shortOfStaff: events({ view: 'week', staff: 'short' }),
    log: can('Action Logs') ? at('/action-logs', { topic: 'undone' }) : undefined,
    event: ({ id, et_date }: Schemas['TaggedEvent']) => eventAddress(id, etToIso(et_date)),
    entry: (id: number, branch: Branch) => book({ entry: String(id) }, of(branch)),
    close: (id: number, branch: Branch) =>
      book({ dialog: 'closing-sheet', id: String(id) }, of(branch)),
    deleted: (branch: Branch) =>
      can('Delete Event') ? at(EVENTS, { view: 'deleted' }, of(branch)) : undefined,
  };
}
