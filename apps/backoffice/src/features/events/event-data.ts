/** The calls of the Events screen and its dialogs. Spec 2.5, 2.6, 7. */
import { settingIn } from '../../api/queries/setting-in.ts';
import type { QueryOf } from '@digis/api-client/contract';
import { isMobilePhone } from '@digis/domain';
import { readAhead, useRead, useWrite } from '../../api/hooks.ts';
import { readPagesAhead, useReadPages } from '../../api/pages.ts';

/** SPEC: D34, D149 the branch's client with this phone, their first or their second, looked up while it is typed. */
export const useClientByPhone = (phone: string | null, branchId: string | null) =>
  useRead('/client', {
    query: { phone: phone ?? '' },
    isEnabled: phone !== null,
    pick: ({ clients }) =>
      clients.find(({ branch }) => branch === undefined || String(branch.id) === branchId),
  });

/** Clients of the branch with this whole name and another phone. */
export const useClientsOfName = (phone: string, name: string | null, branchId: string | null) =>
  useRead('/client', {
    query: { phone, name: name ?? '' },
    isEnabled: name !== null,
    pick: ({ clients }) =>
      clients.filter(({ branch }) => branch === undefined || String(branch.id) === branchId),
  });

/** Places of earlier events, those of the client with the phone first. SPEC: D180 */
export const usePlaces = (phone: string, branchId: string | null, isEnabled: boolean) =>
  useRead('/places', {
    query: {
      ...(isMobilePhone(phone) && { phone }),
      ...(branchId !== null && { branchId: Number(branchId) }),
    },
    isEnabled,
    pick: ({ places }) => places,
  });

const eventQuery = (id: number, on: string | null) => ({ id, ...(on !== null && { date: on }) });

/** Requested by the press that opens it; the component that shows it also shows its error. */
export const readEvent = (id: number, on: string | null) =>
  void readAhead('/event', eventQuery(id, on)).catch(() => undefined);

export const useEvent = (id: number, on: string | null) =>
  useRead('/event', {
    query: eventQuery(id, on),
    pick: ({ events }) => events.find((event) => event.id === id),
  });

/** The money of one event. */
export const useAccount = (id: number) => useRead('/event/account', { query: { id } });

/** The history of the event, the newest first. SPEC: D141 */
export const useEventHistory = (id: number) =>
  useRead('/event/history', { query: { id }, pick: ({ history }) => history });

/** The employees who can be assigned to the event, the free ones first. SPEC: D125 */
export const useEventStaff = (id: number) =>
  useRead('/event/staff', { query: { id }, pick: ({ staff }) => staff });

export const useEventVendors = (id: number) =>
  useRead('/event/vendors', { query: { id }, pick: ({ vendors }) => vendors });

/** True if the business forbids what is else confirmed: assignments that conflict, days that are full. SPEC: D108, D122 */
export const useIsForbidden = (mode: 'conflict_mode' | 'capacity_mode') =>
  useRead('/settings', { pick: ({ settings }) => settingIn(settings, mode) === 'forbid' });

/** The messages to its client, sent and scheduled. SPEC: D42 */
export const useMessages = (eventId: number) =>
  useRead('/sms', { query: { eventId }, pick: ({ messages }) => messages });

/** The changes that the client was not informed of yet. SPEC: D184 */
export const useUntold = (eventId: number) =>
  useRead('/sms', { query: { eventId }, pick: ({ untold }) => untold });

export const useSendMessage = () => useWrite('post', '/sms');

/** The agreements that were printed for it, the newest first. SPEC: D38 */
export const useAgreements = (eventId: number) =>
  useRead('/agreement', { query: { eventId }, pick: ({ agreements }) => agreements });

export interface EventList {
  /** null: of all branches, for an admin. */
  readonly branch: number | null;
  readonly isDeleted: boolean;
  /** The filter and the order; deleted events are all listed. */
  readonly filter?: EventFilter;
}

type EventFilter = Omit<QueryOf<'listEvents'>, 'branch' | 'deleted' | 'page' | 'cursor'>;

const queryOf = ({ branch, isDeleted, filter = {} }: EventList) => ({
  ...(branch !== null && { branch }),
  ...(isDeleted ? { deleted: '1' as const } : filter),
});

const countsOf = (branch: number | null, words: string | null) => ({
  ...(branch !== null && { branch }),
  ...(words !== null && { q: words }),
});

/** The number of events in each view of the list. */
export const useEventCounts = (branch: number | null, words: string | null) =>
  useRead('/event/counts', { query: countsOf(branch, words) });

export const useEvents = (list: EventList, isEnabled = true) =>
  useReadPages('/event', {
    query: queryOf(list),
    isEnabled,
    pick: ({ events }) => events,
  });

/** The list and how many each of its views has, before the first render. */
export const readEventListAhead = (list: EventList) =>
  Promise.all([
    readPagesAhead('/event', queryOf(list)),
    readAhead('/event/counts', countsOf(list.branch, list.filter?.q ?? null)),
  ]);

/** The parts of an event that other screens show: its day, its client, its money. */
const also = [
  '/event/counts',
  '/event/history',
  '/get-calendar',
  '/client',
  '/transactions',
  '/deliverables',
  '/sms',
  '/enquiry',
] as const;

export const useScheduleEvent = () => useWrite('post', '/event', { also });
export const useUpdateEvent = () => useWrite('patch', '/event', { also });
export const useDeleteEvent = () => useWrite('delete', '/event', { also });
export const useRestoreEvent = () => useWrite('post', '/event/restore', { also });
