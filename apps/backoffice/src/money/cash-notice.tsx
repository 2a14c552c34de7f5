/** Notice that the cash of a client goes beyond what the law allows, with the bank as the way out. SPEC: D169 */
import { cashAboveCap } from '@digis/domain';
import { Birr, Notice } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { useRead } from '../api/hooks.ts';

export interface CashNoticeProps {
  /** Absent for cash by hand, whose payer is not known. */
  readonly eventId?: number | undefined;
  /** Birr that are about to be taken. */
  readonly amount: number;
}

/** It never keeps anyone from saving; while the meter is not read it says nothing. */
export function CashNotice({ eventId, amount }: CashNoticeProps) {
  const { data } = useRead('/cash-meter', {
    query: eventId === undefined ? {} : { eventId },
  });
  if (!data) return null;
  const { cap, client_today: clientToday = 0, event = 0 } = data;
  const sum = cashAboveCap({ cap, amount, soFar: { clientToday, event } });
  if (sum === undefined) return null;
  return (
    <Notice tone="caution" isLive>
      <Trans>
        <Birr value={sum} /> in cash from one client is more than the <Birr value={cap} /> that the
        law allows. Propose the bank.
      </Trans>
    </Notice>
  );
}
