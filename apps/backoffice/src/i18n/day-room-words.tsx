// D122
import type { Schemas } from '@digis/api-client/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

export function useDayRoomWords(): (load: Schemas['DayLoad']) => string {
  const { t } = useLingui();
  return ({ events, max_events, people, max_people, holds }) => {
    const parts = [
      max_events === undefined
        ? t`${plural(events, { one: '# event', other: '# events' })}`
        : t`${events} of ${plural(max_events, { one: '# event', other: '# events' })}`,
      max_people === undefined
        ? t`${plural(people, { one: '# guest', other: '# guests' })}`
        : t`${people} of ${plural(max_people, { one: '# guest', other: '# guests' })}`,
      ...(holds > 0 ? [t`${holds} only kept`] : []),
    ];
    return parts.join(' · ');
  };
}

export function DayRoomText({ load }: { readonly load: Schemas['DayLoad'] }) {
  return useDayRoomWords()(load);
}
