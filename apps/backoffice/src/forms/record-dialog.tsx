import {
  BusyOverlay,
  Button,
  Dialog,
  DialogFooter,
  Form,
  Notice,
  Stack,
  focusFirstField,
  useConfirm,
} from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useOnline } from '../browser/page.ts';
import { FormFailure } from './form-failure.tsx';
import { ReadOnlyContext, useFormErrors } from './use-field.ts';
import type { FieldLabels } from './use-field.ts';
import type { RecordForm } from './use-record-form.ts';

interface RecordDialogProps<Values extends object> {
  readonly title: string;
  readonly form: RecordForm<Values>;
  readonly labels: FieldLabels<Values>;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly submitLabel?: string;
  readonly canAddAnother?: boolean;
  readonly cannotSubmit?: boolean;
  readonly tone?: 'brand' | 'critical';
  readonly isReadOnly?: boolean;
  readonly busyLabel?: string;
  readonly size?: 'small' | 'standard' | 'large';
  readonly note?: ReactNode;
  readonly notice?: ReactNode;
  readonly isRefusalSaid?: boolean;
}

export function RecordDialog<Values extends object>(props: RecordDialogProps<Values>) {
  const { title, form, size, onClose } = props;
  const { t } = useLingui();
  const [confirm, question] = useConfirm();
  useUnloadGuard(form.isDirty);

  const close = async () => {
    const isLost =
      form.isDirty() &&
      !(await confirm({
        title: t`Close without saving?`,
        message: t`What you typed will be lost.`,
        confirmLabel: t`Discard`,
        cancelLabel: t`Keep editing`,
      }));
    if (!isLost) onClose();
  };
  return (
    <Dialog title={title} size={size} isOpen onOpenChange={(isOpen) => !isOpen && void close()}>
      <RecordFields {...props} onCancel={() => void close()} />
      {question}
    </Dialog>
  );
}

function RecordFields<Values extends object>(
  props: RecordDialogProps<Values> & { readonly onCancel: () => void },
) {
  const { title, form, labels, children, busyLabel, isReadOnly = false, note, notice } = props;
  const { isRefusalSaid = false } = props;
  const { t } = useLingui();
  const id = useId();
  const errors = useFormErrors(form.store, labels);
  const { refusal, isBusy } = form;
  const isForAnother = useRef(false);
  // Not type="submit", because Enter would press this button instead of Save.
  const onAnother = () => {
    const sent = document.getElementById(id);
    if (!(sent instanceof HTMLFormElement)) return;
    isForAnother.current = true;
    sent.requestSubmit();
  };
  const isOnline = useOnline();
  useFocusOfNext(id, form);
  return (
    <BusyOverlay isBusy={isBusy} label={busyLabel ?? t`Saving...`}>
      <Stack>
        <DraftNotice form={form} />
        <Form
          key={form.round}
          id={id}
          aria-label={title}
          onSubmit={() => {
            if (isForAnother.current) form.submitAndEmpty();
            else form.submit();
            isForAnother.current = false;
          }}
          onRefuse={() => {
            isForAnother.current = false;
            form.validate();
          }}
          errors={errors}
        >
          <ReadOnlyContext value={isReadOnly}>
            <Stack>{children}</Stack>
          </ReadOnlyContext>
        </Form>
      </Stack>
      <DialogFooter
        notice={
          <Said isLost={!isOnline && refusal?.error.code !== 'NETWORK'}>
            {refusal && !isRefusalSaid && <FormFailure refusal={refusal} />}
            {notice}
          </Said>
        }
        note={note}
      >
        <Button variant="quiet" onPress={props.onCancel}>
          {isReadOnly ? t`Close` : t`Cancel`}
        </Button>
        {!isReadOnly && <SubmitButtons {...props} {...{ id, onAnother }} />}
      </DialogFooter>
    </BusyOverlay>
  );
}

type SubmitButtonsProps<Values extends object> = Pick<
  RecordDialogProps<Values>,
  'form' | 'submitLabel' | 'canAddAnother' | 'cannotSubmit' | 'tone'
> & { readonly id: string; readonly onAnother: () => void };

function SubmitButtons<Values extends object>(props: SubmitButtonsProps<Values>) {
  const { t } = useLingui();
  const {
    id,
    form,
    onAnother,
    submitLabel,
    canAddAnother,
    cannotSubmit = false,
    tone = 'brand',
  } = props;
  return (
    <>
      {canAddAnother && (
        <Button
          form={id}
          variant="soft"
          isDisabled={cannotSubmit || form.isBusy}
          data={{ 'ctrl-enter': true }}
          onPress={onAnother}
        >
          {t`Save and add another`}
        </Button>
      )}
      <Button type="submit" form={id} tone={tone} isPending={form.isBusy} isDisabled={cannotSubmit}>
        {submitLabel ?? t`Save`}
      </Button>
    </>
  );
}

/** Repeats the page's offline notice, which the dialog covers. */
const Said = ({ isLost, children }: { readonly isLost: boolean; readonly children: ReactNode }) => (
  <Stack space="small">
    {isLost && (
      <Notice tone="caution" isLive>
        <Trans>You are offline. Nothing is saved until the connection is back.</Trans>
      </Notice>
    )}
    {children}
  </Stack>
);

function useFocusOfNext(id: string, { round, isBusy }: { round: number; isBusy: boolean }) {
  const seen = useRef(0);
  useEffect(() => {
    if (round === seen.current || isBusy) return;
    seen.current = round;
    const form = document.getElementById(id);
    // Waits until the closing overlay has restored the focus.
    if (form) queueMicrotask(() => focusFirstField(form));
  }, [id, round, isBusy]);
}

function DraftNotice<Values extends object>({ form }: { readonly form: RecordForm<Values> }) {
  const { t } = useLingui();
  if (form.draft === null) return null;
  return (
    <Notice
      tone="info"
      title={t`You were signed out before this was saved.`}
      action={
        <>
          <Button size="small" variant="soft" onPress={form.takeDraft}>
            <Trans>Restore what I typed</Trans>
          </Button>
          <Button size="small" variant="quiet" onPress={form.dropDraft}>
            <Trans>Start again</Trans>
          </Button>
        </>
      }
    >
      <Trans>What you typed is still here. Images have to be taken again.</Trans>
    </Notice>
  );
}

function useUnloadGuard(isDirty: () => boolean) {
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [isDirty]);
}
