import { settingIn } from '../../api/queries/setting-in.ts';
import type { QueryOf } from '@digis/api-client/contract';
import { isMobilePhone } from '@digis/domain';
import { readAhead, useRead, useWrite } from '../../api/hooks.ts';
import { readPagesAhead, useReadPages } from '../../api/pages.ts';

/** D34, D149 Finds the client by the first or the second phone. */
export const useClientByPhone = (phone: string | null, branchId: string | null) =>
  useRead('/client', {
    query: { phone: phone ?? '' },
    isEnabled: phone !== null,
    pick: ({ clients }) =>
      clients.find(({ branch }) => branch === undefined || String(branch.id) === branchId),
  });

export const useClientsOfName = (phone: string, name: string | null, branchId: string | null) =>
  useRead('/client', {
    query: { phone, name: name ?? '' },
    isEnabled: name !== null,
    pick: ({ clients }) =>
      clients.filter(({ branch }) => branch === undefined || String(branch.id) === branchId),
  });

/** Places for an event, those of the phone's client first. D180 */
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

export const readEvent = (id: number, on: string | null) =>
  void readAhead('/event', eventQuery(id, on)).catch(() => undefined);

export const useEvent = (id: number, on: string | null) =>
  useRead('/event', {
    query: eventQuery(id, on),
    pick: ({ events }) => events.find((event) => event.id === id),
  });

export const useAccount = (id: number) => useRead('/event/account', { query: { id } });

/** D141 */
export const useEventHistory = (id: number) =>
  useRead('/event/history', { query: { id }, pick: ({ history }) => history });

/** Employees, those free at that time first. D125 */
export const useEventStaff = (id: number) =>
  useRead('/event/staff', { query: { id }, pick: ({ staff }) => staff });

export const useEventVendors = (id: number) =>
  useRead('/event/vendors', { query: { id }, pick: ({ vendors }) => vendors });

/** True if the setting forbids users to override. D108, D122 */
export const useIsForbidden = (mode: 'conflict_mode' | 'capacity_mode') =>
  useRead('/settings', { pick: ({ settings }) => settingIn(settings, mode) === 'forbid' });

/** D42 */
export const useMessages = (eventId: number) =>
  useRead('/sms', { query: { eventId }, pick: ({ messages }) => messages });

/** D184 */
export const useUntold = (eventId: number) =>
  useRead('/sms', { query: { eventId }, pick: ({ untold }) => untold });

export const useSendMessage = () => useWrite('post', '/sms');

/** D38 */
export const useAgreements = (eventId: number) =>
  useRead('/agreement', { query: { eventId }, pick: ({ agreements }) => agreements });

export interface EventList {
  readonly branch: number | null;
  readonly isDeleted: boolean;
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

export const useEventCounts = (branch: number | null, words: string | null) =>
  useRead('/event/counts', { query: countsOf(branch, words) });

export const useEvents = (list: EventList, isEnabled = true) =>
  useReadPages('/event', {
    query: queryOf(list),
    isEnabled,
    pick: ({ events }) => events,
  });

export const readEventListAhead = (list: EventList) =>
  Promise.all([
    readPagesAhead('/event', queryOf(list)),
    readAhead('/event/counts', countsOf(list.branch, list.filter?.q ?? null)),
  ]);

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
