import type { Schemas } from '@digis/api-client/contract';
import { Checkbox, Disclosure, FieldGroup, Stack } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormValue } from '#forms/use-field.ts';
import { RecordImageField } from '#images/image-field.tsx';
import { useToday } from '#browser/use-today.ts';
import type { EventStore } from '../event-form.ts';
import { useEventField, useEventFlag } from '../event-labels.ts';
import { Confirmation } from './confirmation.tsx';
import { isMovedIntoThePast } from '../event-form.ts';

export interface MoreFieldsProps {
  readonly store: EventStore;
  readonly scheduled: Schemas['Event'] | null;
}

export function MoreFields({ store, scheduled }: MoreFieldsProps) {
  const { t } = useLingui();
  return (
    <Disclosure title={t`Photos and messages`} isLazy {...useFolding(store)}>
      <Stack space="xlarge">
        <ImageFields store={store} />
        <MessageFields store={store} scheduled={scheduled} />
      </Stack>
    </Disclosure>
  );
}

function useFolding(store: EventStore) {
  const idFault = useEventField(store, 'client_id').errorMessage;
  const faceFault = useEventField(store, 'client_image').errorMessage;
  const saysMore = useFormValue(
    store,
    ({ client_id, client_image, send_sms, send_schedule }) =>
      client_id !== null || client_image !== null || send_sms === false || !send_schedule,
  );
  const isWrong = idFault !== undefined || faceFault !== undefined;
  const [seen, setSeen] = useState({ saysMore, isWrong });
  const [isExpanded, setIsExpanded] = useState(saysMore || isWrong);
  if (seen.saysMore !== saysMore || seen.isWrong !== isWrong) {
    setSeen({ saysMore, isWrong });
    if (saysMore || isWrong) setIsExpanded(true);
  }
  return { isExpanded: isExpanded || isWrong, onExpandedChange: setIsExpanded };
}

function ImageFields({ store }: Pick<MoreFieldsProps, 'store'>) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Images of the client`}>
      <RecordImageField guide="id-card" {...useEventField(store, 'client_id')} />
      <RecordImageField guide="face" {...useEventField(store, 'client_image')} />
    </FieldGroup>
  );
}

function MessageFields({ store, scheduled }: MoreFieldsProps) {
  const { t } = useLingui();
  const { today } = useToday();
  const isPast = useFormValue(store, (values) => isMovedIntoThePast(values, scheduled, today));
  // D143 Nobody gets a message about a past day.
  const off = isPast ? { isSelected: false, isDisabled: true } : {};
  return (
    <FieldGroup legend={t`Messages`} layout="rows">
      {scheduled && <Confirmation store={store} scheduled={scheduled} />}
      <Checkbox {...useEventFlag(store, 'send_schedule')} {...off} />
    </FieldGroup>
  );
}
