import { BusyOverlay, Dialog, EmptyState, EthiopianDatePicker, Text, TextArea } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { Bound } from '#forms/bound.tsx';
import { useRecordForm } from '#forms/use-record-form.ts';
import { specMessages } from '#i18n/spec-messages.ts';
import { useToday } from '#browser/use-today.ts';
import { useCashBranch } from '../../cashbook-data.ts';
import { useOpenBooks, useOpening } from './opening-data.ts';
import { BeginsWith, OpeningFields, OpeningTotal } from './opening-fields.tsx';
import { nothingOpened, openingBody, openingLabels, type OpeningValues } from './opening-form.ts';
import { OpeningSheetDialog } from './opening-sheet-dialog.tsx';

interface OpeningDialogProps {
  readonly onClose: () => void;
}

export function OpeningDialog({ onClose }: OpeningDialogProps) {
  const { t } = useLingui();
  const { query } = useCashBranch();
  const { data, error, retry } = useOpening(query);
  if (data?.opening) return <OpeningSheetDialog opening={data.opening} onClose={onClose} />;
  if (data?.canOpen) return <OpeningForm onClose={onClose} />;
  // An overlay, because replacing one dialog by another would lose the focus.
  if (!data && !error) return <BusyOverlay isBusy fullScreen label={t`Loading the form`} />;
  return (
    <Dialog title={t`Opening figures`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {data ? (
        <EmptyState
          title={t`The book of this branch has entries already`}
          hint={t`Opening figures are entered before the first of them. Book what differs as cash in or out, and correct what is wrong.`}
        />
      ) : (
        <EmptyState variant="error" onRetry={retry} />
      )}
    </Dialog>
  );
}

function OpeningForm({ onClose }: OpeningDialogProps) {
  const { t, i18n } = useLingui();
  const { query } = useCashBranch();
  const { today } = useToday();
  const open = useOpenBooks();
  const form = useRecordForm({
    name: `opening of branch ${query.branchId ?? 'own'}`,
    initial: nothingOpened(today),
    check: ({ dated }: OpeningValues) =>
      dated !== null && dated > today ? { dated: msg`That day has not come yet` } : {},
    bodyOf: openingBody,
    write: (body, options) => open(body, { ...options, query }),
    words: { done: msg`The books are open`, failed: specMessages.saveFailed },
    // No message: once saved, the sheet with the figures replaces the form.
    onSaved: () => undefined,
  });
  const { store } = form;
  return (
    <RecordDialog
      title={t`Opening figures`}
      submitLabel={t`Open the books`}
      size="large"
      form={form}
      labels={openingLabels}
      note={<BeginsWith store={store} />}
      onClose={onClose}
    >
      <Text size="small" tone="muted">
        <Trans>
          What this branch had, owed and had received on the day it begins with Digis. Once for each
          branch: they can be taken back as a whole, or corrected one by one.
        </Trans>
      </Text>
      <Bound store={store} name="dated">
        {(field) => (
          <EthiopianDatePicker label={i18n._(openingLabels.dated)} isRequired {...field} />
        )}
      </Bound>
      <OpeningFields store={store} />
      <Bound store={store} name="remark">
        {(field) => (
          <TextArea label={i18n._(openingLabels.remark)} rows={2} maxLength={2000} {...field} />
        )}
      </Bound>
      <OpeningTotal store={store} />
    </RecordDialog>
  );
}
