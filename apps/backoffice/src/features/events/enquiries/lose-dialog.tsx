import type { Schemas } from '@digis/api-client/contract';
import { RadioGroup, Text } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { useField } from '#forms/use-field.ts';
import { useRecordForm } from '#forms/use-record-form.ts';
import { useUpdateEnquiry } from './enquiry-data.ts';
import { lossReasons, lossWords } from '#api/enquiry-words.ts';

interface LoseDialogProps {
  readonly enquiry: Schemas['Enquiry'];
  readonly onClose: () => void;
}

interface LossValues {
  readonly lost_because: Schemas['LossReason'] | null;
}

const labels = { lost_because: msg`Lost because of` };

const nothing: LossValues = { lost_because: null };

export function LoseDialog({ enquiry, onClose }: LoseDialogProps) {
  const { t, i18n } = useLingui();
  // Keeps the state of the opening, because the list revalidates before the dialog closes.
  const [isLost] = useState(enquiry.state === 'lost');
  const { id, version } = enquiry;
  const form = useRecordForm({
    name: `loss of enquiry ${id}`,
    initial: nothing,
    bodyOf: ({ lost_because }) => ({ id, version, lost_because }),
    write: useUpdateEnquiry(),
    words: {
      done: isLost ? msg`The enquiry is open again` : msg`The enquiry is lost`,
      failed: msg`The enquiry was not saved`,
    },
    onSaved: onClose,
  });
  const reason = useField(form.store, 'lost_because');
  return (
    <RecordDialog
      title={isLost ? t`Open again` : t`Lost`}
      size="small"
      form={form}
      labels={labels}
      submitLabel={isLost ? t`Open again` : t`Save`}
      onClose={onClose}
    >
      {isLost ? (
        <Text>
          <Trans>{enquiry.name} is asked about again.</Trans>
        </Text>
      ) : (
        <RadioGroup
          isRequired
          label={i18n._(labels.lost_because)}
          items={lossReasons.map((id) => ({ id, label: i18n._(lossWords[id]) }))}
          {...reason}
        />
      )}
    </RecordDialog>
  );
}
