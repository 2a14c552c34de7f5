/** Warns after a payment that revived an expired hold on a full day. D123 */
import type { Schemas } from '@digis/api-client/contract';
import { toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useDayRoomWords } from '#i18n/day-room-words.tsx';

export function useFullDay(): (answer: Pick<Schemas['Booked'], 'capacity'>) => void {
  const { t } = useLingui();
  const roomWords = useDayRoomWords();
  return ({ capacity }) => {
    if (capacity === undefined) return;
    toasts.error(t`The day was no longer kept, and is booked again beyond its limits`, {
      detail: roomWords(capacity),
    });
  };
}
