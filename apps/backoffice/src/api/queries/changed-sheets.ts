/** Kitchen sheets whose event has changed since they were printed. D135 */
import type { Schemas } from '@digis/api-client/contract';
import { useCan } from '../../auth/user.tsx';
import { useRead } from '../hooks.ts';

type PrintedSheet = Schemas['PrintedSheet'];

type Asked = { readonly from: string; readonly to: string } | { readonly id: number };

const isChanged = ({ changes }: PrintedSheet) => changes.length > 0;

export function useChangedSheets(asked: Asked | null) {
  const can = useCan();
  const { data: events = [], error } = useRead('/kitchen', {
    query: asked ?? {},
    isEnabled: asked !== null && can('View Events'),
    isBackground: true,
    pick: (answer) => answer.events,
  });
  const changed = events.flatMap((event) => {
    const printed = event.printed.filter(isChanged);
    return printed.length === 0 ? [] : [{ ...event, printed }];
  });
  return { changed, areTooMany: error?.code === 'VALIDATION' };
}
