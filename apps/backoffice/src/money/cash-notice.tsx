/** Notice that the cash of a client goes beyond what the law allows, with the bank as the way out. SPEC: D169 */
import { cashAboveCap } from '@digis/domain';
import { Birr, Notice } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { useRead } from '../api/hooks.ts';
import type { FormStore } from '../forms/form-store.ts';
import { useFormValue } from '../forms/use-field.ts';
import { useAllPlaces } from './places/place-data.ts';
import type { PaidValues } from './places/paid-values.ts';

export interface CashNoticeProps<Values extends PaidValues> {
  /** The form, which says where it is paid. */
  readonly store: FormStore<Values>;
  /** Absent for cash by hand, whose payer is not known. */
  readonly eventId?: number | undefined;
  /** Birr that are about to be taken. */
  readonly amount: number;
}

/** It never keeps anyone from saving; of what a bank receives it says nothing. */
export function CashNotice<Values extends PaidValues>({
  store,
  ...payment
}: CashNoticeProps<Values>) {
  const { data: places = [] } = useAllPlaces();
  const isCash = useFormValue(
    store,
    ({ place }) => place === null || places.find(({ id }) => id === place)?.kind === 'safe',
  );
  return isCash ? <AboveCap {...payment} /> : null;
}

/** While the meter is not read it says nothing. */
function AboveCap({ eventId, amount }: Omit<CashNoticeProps<PaidValues>, 'store'>) {
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
