// D122
import type { Schemas } from '@digis/api-client/contract';
import type { IsoDate } from '@digis/ethio-date';
import { useRead } from '../hooks.ts';

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
