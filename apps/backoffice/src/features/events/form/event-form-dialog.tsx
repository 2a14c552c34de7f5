/** The event's form, which opens after its choices have loaded. Spec 2.6 */
import type { Schemas } from '@digis/api-client/contract';
import { Birr, BusyOverlay, Dialog, EmptyState, Skeleton, Stack, Text } from '@digis/ui';
import { ErrorBoundary, lazyWithPreload } from '@digis/ui/app';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { replaceDialog } from '#navigation/dialog-acts.ts';
import { isNews } from '../telling/changes.ts';
import { useEventChoices } from './event-choices.ts';
import { specMessages } from '#i18n/spec-messages.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { useCan } from '#auth/user.tsx';
import { ClientFields } from './fields/client-fields.tsx';
import type { EventChoices } from './event-choices.ts';
import { eventLabels } from './event-labels.ts';
import { MenuFields } from './fields/menu-fields.tsx';
import { NoteFields } from './fields/note-fields.tsx';
import { PlaceFields } from './fields/place-fields.tsx';
import { PaidAtFields, PaymentFields } from './fields/payment-fields.tsx';
import type { MoreFieldsProps } from './fields/more-fields.tsx';
import type { StaleNoticeProps } from './stale-notice.tsx';
import { useEventForm } from './use-event-form.ts';
import { claimSaid, hourOf, placeOf, roomOf } from './use-questions.ts';
import { Confirmation } from './fields/confirmation.tsx';
import { WhenFields } from './fields/when-fields.tsx';
import { useFormValue } from '#forms/use-field.ts';
import type { EventStore } from './event-form.ts';
import { priceOf } from './event-price.ts';
import type { EventTerms } from './event-price.ts';

const MoreFields = lazyWithPreload(
  async () => (await import('./fields/more-fields.tsx')).MoreFields,
);
const MovedNotice = lazyWithPreload(
  async () => (await import('./question-notices.tsx')).MovedNotice,
);
const PlaceNotice = lazyWithPreload(
  async () => (await import('./question-notices.tsx')).PlaceNotice,
);
const FullDayNotice = lazyWithPreload(
  async () => (await import('./question-notices.tsx')).FullDayNotice,
);
const OpenedNotice = lazyWithPreload(
  async () => (await import('./question-notices.tsx')).OpenedNotice,
);
const StaleNotice = lazyWithPreload(async () => (await import('./stale-notice.tsx')).StaleNotice);

interface EventFormDialogProps {
  readonly event: Schemas['Event'] | null;
  readonly day?: string | null;
  readonly onClose: () => void;
  /** @default closes */
  readonly onSaved?: (event: Schemas['Event']) => void;
}

export function EventFormDialog({
  event,
  day = null,
  onClose,
  onSaved = onClose,
}: EventFormDialogProps) {
  const { t, i18n } = useLingui();
  const { choices, hasFailed, retry } = useEventChoices(event);
  useEffect(() => void PaidAtFields.preload().catch(() => undefined), []);
  const saved = (now: Schemas['Event']) =>
    event !== null && isNews(event, now) ? replaceDialog('tell') : onSaved(now);
  if (choices) return <EventForm {...{ choices, day, onClose }} onSaved={saved} />;
  // An overlay for a new event: after a loading dialog the focus would not return to the opener.
  if (!hasFailed && event === null)
    return <BusyOverlay isBusy fullScreen label={t`Loading the form`} />;
  return (
    <Dialog
      title={event === null ? t`Schedule Event` : t`Edit Event`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {hasFailed ? (
        <EmptyState variant="error" title={i18n._(specMessages.loadFailed)} onRetry={retry} />
      ) : (
        <Skeleton shape="text" count={8} label={t`Loading the form`} />
      )}
    </Dialog>
  );
}

interface EventFormProps {
  readonly choices: EventChoices;
  readonly day: string | null;
  readonly onClose: () => void;
  readonly onSaved: (event: Schemas['Event']) => void;
}

function EventForm({ choices, day, onClose, onSaved }: EventFormProps) {
  const { t } = useLingui();
  const can = useCan();
  const { form, merge, ...asked } = useEventForm({ choices, day, onSaved });
  const { store } = form;
  const isNew = choices.scheduled === null;
  return (
    <RecordDialog
      title={isNew ? t`Schedule Event` : t`Edit Event`}
      size="large"
      form={form}
      labels={eventLabels}
      busyLabel={isNew ? t`Scheduling event...` : t`Updating event...`}
      isReadOnly={!can('Create Event')}
      note={
        <>
          <EventTotal store={store} terms={choices} />
          {isNew && <Confirmation store={store} scheduled={null} />}
        </>
      }
      notice={
        <>
          <Questions store={store} {...asked} />
          {merge && <ChangedMeanwhile store={store} choices={choices} merge={merge} />}
        </>
      }
      isRefusalSaid={merge !== null && form.refusal?.error.code === 'STALE'}
      onClose={onClose}
    >
      <Stack space="xxlarge">
        <ClientFields store={store} terms={choices} />
        <WhenFields store={store} choices={choices} />
        <PlaceFields store={store} />
        <MenuFields store={store} choices={choices} />
        <PaymentFields store={store} terms={choices} />
        <NoteFields store={store} />
        <More store={store} scheduled={choices.scheduled} />
      </Stack>
    </RecordDialog>
  );
}

function More(props: MoreFieldsProps) {
  const { i18n } = useLingui();
  const title = i18n._(specMessages.loadFailed);
  return (
    <ErrorBoundary
      fallback={(onRetry) => <EmptyState variant="error" title={title} onRetry={onRetry} />}
    >
      <Suspense>
        <MoreFields {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

type Asked = Pick<
  ReturnType<typeof useEventForm>,
  'clash' | 'taken' | 'full' | 'opened' | 'confirm'
>;

function Questions({
  store,
  clash,
  taken,
  full,
  opened,
  confirm,
}: Asked & { readonly store: EventStore }) {
  const hour = useFormValue(store, hourOf);
  const place = useFormValue(store, placeOf);
  const room = useFormValue(store, roomOf);
  const claim = useFormValue(store, claimSaid);
  return (
    <Suspense>
      {clash?.at === hour && (
        <MovedNotice conflicts={clash.conflicts} onMoveAnyway={() => confirm('CONFLICTS')} />
      )}
      {taken?.at === place && (
        <PlaceNotice places={taken.places} onHoldAnyway={() => confirm('PLACE')} />
      )}
      {opened === claim && <OpenedNotice onRefundAnyway={() => confirm('OPENED')} />}
      {full?.at === room && (
        <FullDayNotice load={full.load} onBookAnyway={() => confirm('CAPACITY')} />
      )}
    </Suspense>
  );
}

function ChangedMeanwhile(props: StaleNoticeProps) {
  const { t } = useLingui();
  const title = t`Someone else has changed this event in the meantime.`;
  return (
    <ErrorBoundary
      fallback={(onRetry) => <EmptyState variant="error" title={title} onRetry={onRetry} />}
    >
      <Suspense>
        <StaleNotice {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface EventTotalProps {
  readonly store: EventStore;
  readonly terms: EventTerms;
}

/** The total, always visible beside Save. Spec 9 */
function EventTotal({ store, terms }: EventTotalProps) {
  const values = useFormValue(store, (current) => current);
  const price = priceOf(values, terms);
  if (price.state !== 'priced') return null;
  return (
    <Text isStrong isNumeric>
      <Trans>
        Total <Birr value={price.total} />
      </Trans>
    </Text>
  );
}
