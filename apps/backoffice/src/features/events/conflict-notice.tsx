/** Who works at another event at about the same time, and the way to assign them anyway. Spec 2.6. */
import type { ApiError } from '@digis/api-client';
import { Button, DateText, Notice, Stack, Text, TimeText } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { conflictsOf } from '../../api/conflicts-of.ts';
import { dayOfEvent } from '../../api/event-words.ts';

export interface ConflictNoticeProps {
  readonly failure: ApiError | null;
  /** null where that was refused: the business forbids it. */
  readonly onAssignAnyway: (() => void) | null;
}

export function ConflictNotice({ failure, onAssignAnyway }: ConflictNoticeProps) {
  const { t } = useLingui();
  const conflicts = conflictsOf(failure);
  if (conflicts.length === 0) return null;
  return (
    <Notice
      tone="caution"
      isLive
      title={t`At another event at about that time:`}
      action={
        onAssignAnyway && (
          <Button size="small" variant="soft" onPress={onAssignAnyway}>
            <Trans>Assign anyway</Trans>
          </Button>
        )
      }
    >
      <Stack space="xsmall">
        {conflicts.map((conflict) => (
          <Text key={`${conflict.id} ${conflict.event_date}`} size="small">
            {conflict.name}: {conflict.client ?? t`in another branch`},{' '}
            <DateText value={dayOfEvent(conflict)} />,{' '}
            <TimeText value={conflict.time} pickedDay={dayOfEvent(conflict)} />
          </Text>
        ))}
      </Stack>
    </Notice>
  );
}
