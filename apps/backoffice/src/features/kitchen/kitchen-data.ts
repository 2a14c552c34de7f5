/** Kitchen sheets of the days in the address, tomorrow by default. D134 */
import type { Schemas } from '@digis/api-client/contract';
import { useRead, useWrite } from '../../api/hooks.ts';
import { useToday } from '../../browser/use-today.ts';
import { useDayRange } from '../../lists/day-range.ts';
import { useIdParameter, useParameter } from '../../navigation/use-address.ts';

export type KitchenEvent = Schemas['KitchenEvent'];
export type KitchenItem = Schemas['KitchenItem'];

export type SheetKind = Schemas['SheetKind'];
export const sheetKinds = [
  'kitchen',
  'load',
  'shopping',
  'packing',
] as const satisfies readonly SheetKind[];

export function useSheetKind() {
  const { value, choose } = useParameter('sheet');
  return { kind: sheetKinds.find((one) => one === value) ?? 'kitchen', choose } as const;
}

export function useKitchenDays() {
  const { tomorrow } = useToday();
  const days = useDayRange();
  const from = days.from ?? tomorrow;
  const { to = from } = days;
  return { from, to: to < from ? from : to };
}

export function useKitchen() {
  const branch = useIdParameter('branch').value;
  const of = useIdParameter('of').value;
  const days = { ...useKitchenDays(), ...(branch !== null && { branchId: branch }) };
  return useRead('/kitchen', { query: of === null ? days : { id: of } });
}

export const usePrintSheet = () =>
  useWrite('post', '/sheet', {
    also: ['/kitchen', '/event/history'],
    refreshesOnFailure: true,
  });
