/** Deletes an event; the client's refund then waits for approval. Spec 2.5, 8 */
import type { Schemas } from '@digis/api-client/contract';
import { Birr, DateText, MoneyField, Text, TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useBirrWords } from '#i18n/birr-words.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { ruleProps } from '#forms/field-rules.ts';
import { Bound } from '#forms/bound.tsx';
import { useParsedField } from '#forms/use-field.ts';
import { useRecordForm } from '#forms/use-record-form.ts';
import { useDeleteEvent } from '../event-data.ts';
import { OpenedNotice } from '../form/question-notices.tsx';
import { mostIn } from '../refused-conflicts.ts';
import { dayOfEvent } from '#api/event-facts.ts';

interface DeleteEventDialogProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

interface Deletion {
  readonly refund: number | null;
  readonly reason: string;
}

const labels = { refund: msg`Refund`, reason: msg`Why it is deleted` };
const nothing: Deletion = { refund: null, reason: '' };

function useDeletion({ event, onClose }: DeleteEventDialogProps) {
  const birr = useBirrWords();
  const [isAsked, setAsked] = useState(false);
  const meant = useRef(false);
  const form = useRecordForm({
    name: `delete event ${event.id}`,
    initial: nothing,
    bodyOf: ({ refund, reason }) => ({
      id: event.id,
      ...(refund !== null && { refund }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
      ...(meant.current && { confirm: ['OPENED' as const] }),
    }),
    write: useDeleteEvent(),
    words: {
      done: msg`Event deleted`,
      failed: msg`Something went wrong`,
      isExpected: ({ code }) => code === 'OPENED',
    },
    onSaved: onClose,
    onRefused: (error) => {
      setAsked(error.code === 'OPENED');
      if (error.errors.refund !== 'maximum') return;
      const most = birr(mostIn(error));
      form.store.refuse({ refund: msg`At most ${most}: a certificate of withheld tax is no cash` });
    },
  });
  const refundAnyway = () => {
    meant.current = true;
    form.submit();
    meant.current = false;
  };
  return { form, isAsked, refundAnyway };
}

export function DeleteEventDialog(props: DeleteEventDialogProps) {
  const { event, onClose } = props;
  const { t, i18n } = useLingui();
  const { form, isAsked, refundAnyway } = useDeletion(props);
  const refund = useParsedField(form.store, 'refund');
  return (
    <RecordDialog
      title={t`Delete Event`}
      size="small"
      form={form}
      labels={labels}
      submitLabel={t`Delete`}
      tone="critical"
      notice={isAsked && <OpenedNotice onRefundAnyway={refundAnyway} />}
      isRefusalSaid={isAsked}
      onClose={onClose}
    >
      <Text>
        <Trans>
          Delete the event of {event.client.full_name} on <DateText value={dayOfEvent(event)} />?
        </Trans>
      </Text>
      <Text size="small" tone="muted">
        <Trans>The event is cancelled, and can be restored from the deleted events.</Trans>
      </Text>
      {event.received > 0 && (
        <>
          <Text size="small" tone="muted">
            <Trans>
              The client has paid <Birr value={event.received} />. A refund waits for approval in
              the cashbook; what is not refunded stays with the branch.
            </Trans>
          </Text>
          <MoneyField label={t`Refund`} maxValue={event.received} {...refund} />
        </>
      )}
      <Bound store={form.store} name="reason">
        {(field) => (
          <TextField
            writesAmharic
            label={i18n._(labels.reason)}
            description={t`For whoever looks at the deleted events later.`}
            {...ruleProps('EventDeletion', 'reason')}
            {...field}
          />
        )}
      </Bound>
    </RecordDialog>
  );
}
