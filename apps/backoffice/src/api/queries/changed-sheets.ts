/** Events of some days whose printed kitchen sheets are no longer right. SPEC: D135 */
import type { Schemas } from '@digis/api-client/contract';
import { useCan } from '../../auth/user.tsx';
import { useRead } from '../hooks.ts';

export type PrintedSheet = Schemas['PrintedSheet'];

interface Days {
  readonly from: string;
  readonly to: string;
}

const isChanged = ({ changes }: PrintedSheet) => changes.length > 0;

/** With the sheets that are not right any more; null reads nothing. */
export function useChangedSheets(days: Days | null): readonly Schemas['KitchenEvent'][] {
  const can = useCan();
  const { data: events = [] } = useRead('/kitchen', {
    query: days ?? {},
    isEnabled: days !== null && can('View Events'),
    isBackground: true,
    pick: (answer) => answer.events,
  });
  return events.flatMap((event) => {
    const printed = event.printed.filter(isChanged);
    return printed.length === 0 ? [] : [{ ...event, printed }];
  });
}
