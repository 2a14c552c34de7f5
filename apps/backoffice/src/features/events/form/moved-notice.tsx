/** The event was moved to an hour at which its people are needed elsewhere: who, and the way to move it anyway. SPEC: D108 */
import type { Schemas } from '@digis/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { ConflictNotice } from '../assignment/conflict-notice.tsx';
import { useConflictsAreForbidden } from '../event-data.ts';

export interface MovedNoticeProps {
  readonly conflicts: readonly Schemas['Conflict'][];
  readonly onMoveAnyway: () => void;
}

export function MovedNotice({ conflicts, onMoveAnyway }: MovedNoticeProps) {
  const { t } = useLingui();
  const { data: isForbidden = false } = useConflictsAreForbidden();
  return (
    <ConflictNotice
      conflicts={conflicts}
      anywayLabel={t`Move it anyway`}
      onAnyway={isForbidden ? null : onMoveAnyway}
    />
  );
}
