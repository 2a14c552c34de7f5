/** Setting up the second factor in a dialog. SPEC: D152 */
import { Button, Dialog } from '@digis/ui';
import { refresh } from '@digis/api-client/swr';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { RecoveryCodes, SecretStep, enrolmentLabels, useEnrolment } from './enrolment.tsx';

export function TwoFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const enrolment = useEnrolment();
  const { form, recoveryCodes } = enrolment;
  const title = t`Second factor`;
  const close = () => {
    refresh('/user-info');
    onClose();
  };
  if (recoveryCodes === null) {
    return (
      <RecordDialog
        title={title}
        size="small"
        form={form}
        labels={enrolmentLabels}
        submitLabel={t`Confirm`}
        onClose={onClose}
      >
        <SecretStep enrolment={enrolment} />
      </RecordDialog>
    );
  }
  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onOpenChange={close}
      footer={
        <Button tone="brand" onPress={close}>
          <Trans>I have kept them</Trans>
        </Button>
      }
    >
      <RecoveryCodes codes={recoveryCodes} />
    </Dialog>
  );
}
