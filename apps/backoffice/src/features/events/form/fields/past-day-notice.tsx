/** Asks whether a day that has passed is meant. SPEC: D143 */
import type { Schemas } from '@digis/api-client/contract';
import { Checkbox, Notice } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useFormValue } from '../../../../forms/use-field.ts';
import { useToday } from '../../../../browser/use-today.ts';
import type { EventStore } from '../event-form.ts';
import { useEventFlag } from '../event-labels.ts';
import { isMovedIntoThePast } from '../past-day.ts';

export interface PastDayNoticeProps {
  readonly store: EventStore;
  readonly scheduled: Schemas['Event'] | null;
}

export function PastDayNotice({ store, scheduled }: PastDayNoticeProps) {
  const { t } = useLingui();
  const { today } = useToday();
  const isPast = useFormValue(store, (values) => isMovedIntoThePast(values, scheduled, today));
  const flag = useEventFlag(store, 'record_past');
  if (!isPast) return null;
  return (
    <Notice tone="caution" isLive title={t`This day has passed.`}>
      <Checkbox {...flag} />
    </Notice>
  );
}
