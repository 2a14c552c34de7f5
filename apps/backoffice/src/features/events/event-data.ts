/** The calls of the event dialogs. Spec 2.6, 7. */
import { useRead, useWrite } from '../../api/hooks.ts';

export const usePackages = () =>
  useRead('/package', { pick: ({ packages }) => (Array.isArray(packages) ? packages : []) });

export const useItems = () => useRead('/item', { pick: ({ items }) => items });

/** The branches an event may be scheduled at: one's own, or all for an admin. */
export const useEventBranches = () =>
  useRead('/branch', { query: { forEvent: '1' }, pick: ({ branches }) => branches });

export const useEvent = (id: number, on: string | null) =>
  useRead('/event', {
    query: { id, ...(on !== null && { date: on }) },
    pick: ({ events }) => events.find((event) => event.id === id),
  });

export const useScheduleEvent = () => useWrite('post', '/event', { also: ['/get-calendar'] });
