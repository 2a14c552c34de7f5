// D125, D149
import type { Schemas } from '@digis/api-client/contract';
import { type PickItem, TimeText } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '#api/event-facts.ts';

interface Choice {
  readonly conflicts: readonly Schemas['Conflict'][];
  readonly same_day?: boolean;
}

export function useAvailability() {
  const { t } = useLingui();
  return ({ conflicts, same_day: isSameDay }: Choice): PickItem['state'] => {
    if (conflicts.length > 0) return { label: t`Busy`, tone: 'caution' };
    return isSameDay
      ? { label: t`Second event that day`, tone: 'info' }
      : { label: t`Free`, tone: 'positive' };
  };
}

export function Elsewhere({ conflict }: { readonly conflict: Schemas['Conflict'] }) {
  const { t } = useLingui();
  return (
    <>
      <TimeText value={conflict.time} pickedDay={dayOfEvent(conflict)} />
      {', '}
      {conflict.client ?? t`in another branch`}
    </>
  );
}
