/** The question before a deleted event is brought back; it asks again if its people work elsewhere by now. Spec 2.5. */
import { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { causeOf } from '#api/error-message.ts';
import { Confirmation } from '#lists/confirmation.tsx';
import { ConflictNames } from '../assignment/conflict-notice.tsx';
import { useConflictsAreForbidden, useRestoreEvent } from '../event-data.ts';
import { conflictsIn } from '../refused-conflicts.ts';

export interface RestoreQuestionProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

export function RestoreQuestion({ event, onClose }: RestoreQuestionProps) {
  const { t, i18n } = useLingui();
  const write = useRestoreEvent();
  const { data: isForbidden = false } = useConflictsAreForbidden();
  const [conflicts, setConflicts] = useState<readonly Schemas['Conflict'][]>([]);
  const isForced = conflicts.length > 0 && !isForbidden;
  const restore = async () => {
    try {
      await write({ id: event.id, ...(isForced && { force: true }) });
    } catch (error) {
      if (error instanceof ApiError) setConflicts(conflictsIn(error) ?? []);
      throw error;
    }
    toasts.success(t`Event restored`);
  };
  const describeError = (error: unknown) => {
    const cause = i18n._(causeOf(error));
    const isRule = isForbidden && error instanceof ApiError && error.code === 'CONFLICTS';
    return isRule ? `${cause} ${t`The rules of the business do not allow it.`}` : cause;
  };
  const name = event.client.full_name;
  return (
    <Confirmation
      tone="brand"
      message={t`Restore the event of ${name}? Its advance is what was received.`}
      {...(isForced && { confirmLabel: t`Restore it anyway` })}
      onConfirm={restore}
      onOpenChange={onClose}
      describeError={describeError}
    >
      {conflicts.length > 0 && <ConflictNames conflicts={conflicts} />}
    </Confirmation>
  );
}
