// D169
import { cashAboveCap } from '@digis/domain';
import { Birr, Notice } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { useRead } from '../api/hooks.ts';
import type { FormStore } from '../forms/form-store.ts';
import { useFormValue } from '../forms/use-field.ts';
import { useAllPlaces } from './places/place-data.ts';
import type { PaidValues } from './places/paid-values.ts';

interface CashNoticeProps<Values extends PaidValues> {
  readonly store: FormStore<Values>;
  /** Absent for manual cash, which belongs to no event. */
  readonly eventId?: number | undefined;
  readonly amount: number;
}

/** Warns above the cash limit, but never blocks saving; ignores money paid to a bank. */
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
