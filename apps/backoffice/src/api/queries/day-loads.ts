import type { Schemas } from '@digis/api-client/contract';
import type { CalendarWindow } from '@digis/ui';
import { useCan } from '../../auth/user.tsx';
import { useRead } from '../hooks.ts';

export type DayLoads = Readonly<Record<string, Schemas['CalendarDay'] | undefined>>;

export function useDayLoads(days: CalendarWindow | null, branch: string | null): DayLoads {
  const { data = {} } = useRead('/get-calendar', {
    query: {
      from: days?.from ?? '',
      to: days?.to ?? '',
      ...(branch !== null && { branch: Number(branch) }),
    },
    isEnabled: useCan()('Calendar') && days !== null,
    isBackground: true,
    pick: ({ event_map }) => event_map,
  });
  return data;
}
