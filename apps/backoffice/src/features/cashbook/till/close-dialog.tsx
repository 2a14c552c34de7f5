// D128
import {
  BusyOverlay,
  Button,
  Checkbox,
  Dialog,
  EmptyState,
  Inline,
  TextArea,
  Birr,
  Notice,
} from '@digis/ui';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { Bound } from '#forms/bound.tsx';
import { useFlag, useFormValue } from '#forms/use-field.ts';
import { useCashBranch } from '../cashbook-data.ts';
import { closeLabels, hasDifference } from './close-form.ts';
import { Compared } from './compared.tsx';
import { CountFields } from './count-fields.tsx';
import { NewerEntries } from './newer-entries.tsx';
import { type OpenDay, useOpenDay } from './till-data.ts';
import { type CloseForm, useCloseForm } from './use-close-form.ts';

interface CloseDialogProps {
  readonly onClose: () => void;
  readonly onClosed: (id: number) => void;
}

export function CloseDialog(props: CloseDialogProps) {
  const { t } = useLingui();
  const { query } = useCashBranch();
  const { data, error, retry } = useOpenDay(query);
  if (data) return <CountDialog {...props} now={data} />;
  // An overlay, because replacing one dialog by another would lose the focus.
  if (!error) return <BusyOverlay isBusy fullScreen label={t`Loading the form`} />;
  return (
    <Dialog title={t`Close the day`} isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <EmptyState variant="error" onRetry={retry} />
    </Dialog>
  );
}

interface CountDialogProps extends CloseDialogProps {
  readonly now: OpenDay;
}

/** Keeps the figures of the opening: later entries are reported, never silently included. */
function CountDialog({ now, onClose, onClosed }: CountDialogProps) {
  const { t } = useLingui();
  const [day, setDay] = useState(now);
  const close = useCloseForm({ day, onClosed });
  const { form, compared, isStale } = close;
  const take = () => {
    setDay(now);
    close.forget();
  };
  return (
    <RecordDialog
      title={t`Close the day`}
      submitLabel={t`Close the day`}
      cannotSubmit={compared === null}
      form={form}
      labels={closeLabels}
      isRefusalSaid={isStale}
      onClose={onClose}
      notice={
        isStale && (
          <NewerEntries
            since={day.last_entry}
            onTake={now.last_entry === day.last_entry ? undefined : take}
          />
        )
      }
    >
      <WaitingNotice {...day.waiting} />
      <CountFields store={form.store} day={day} />
      <CompareButton close={close} />
      {compared && <Compared places={compared.places} />}
      <Difference close={close} />
    </RecordDialog>
  );
}

function CompareButton({ close }: { readonly close: CloseForm }) {
  const { compared, compare, isComparing, form } = close;
  const isCounted = useFormValue(form.store, ({ box }) => box !== null);
  if (compared !== null) return null;
  return (
    <Inline>
      <Button variant="soft" isDisabled={!isCounted} isPending={isComparing} onPress={compare}>
        <Trans>Compare with the book</Trans>
      </Button>
    </Inline>
  );
}

function Difference({ close }: { readonly close: CloseForm }) {
  const { store } = close.form;
  const isTyped = useFormValue(store, ({ remark }) => remark !== '');
  const isShown = close.compared ? hasDifference(close.compared.places) : isTyped;
  return isShown && <DifferenceFields store={store} />;
}

function DifferenceFields({ store }: Pick<CloseForm['form'], 'store'>) {
  const { i18n } = useLingui();
  return (
    <>
      <Bound store={store} name="remark">
        {(field) => (
          <TextArea
            label={i18n._(closeLabels.remark)}
            rows={2}
            maxLength={2000}
            isRequired
            {...field}
          />
        )}
      </Bound>
      <Checkbox {...useFlag(store, 'book_difference')}>
        {i18n._(closeLabels.book_difference)}
      </Checkbox>
    </>
  );
}

/** Payments that await acceptance are in no box at the close. */
function WaitingNotice({ count, amount }: OpenDay['waiting']) {
  if (count === 0) return null;
  return (
    <Notice>
      <Plural
        value={count}
        one="# payment waits for approval"
        other="# payments wait for approval"
      />{' '}
      (<Birr value={amount} />
      ). <Trans>What waits is not in the count.</Trans>
    </Notice>
  );
}
