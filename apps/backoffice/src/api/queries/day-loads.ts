import type { Schemas } from '@digis/api-client/contract';
import type { CalendarWindow } from '@digis/ui';
import type { IsoDate } from '@digis/ethio-date';
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

// D122
export function useDayRoom(
  day: IsoDate | null,
  branch: string | null,
): Schemas['DayLoad'] | undefined {
  const { data } = useRead('/days', {
    query: { from: day ?? '', to: day ?? '', branchId: Number(branch) },
    isEnabled: day !== null && branch !== null,
    isBackground: true,
    pick: ({ days }) => days[0],
  });
  return data;
}
