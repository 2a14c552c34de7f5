/** Who works at another event at about the same time, and the way to assign them anyway. Spec 2.6. */
import type { Schemas } from '@digis/api-client/contract';
import { Button, DateText, Inline, Notice, Stack, Text, TimeText } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../../api/event-facts.ts';

export interface ConflictNoticeProps {
  /** Of those who are ticked. */
  readonly conflicts: readonly Schemas['Conflict'][];
  /** How many of those who are ticked are free. */
  readonly free: number;
  readonly onLeaveOut: () => void;
  /** null where the business forbids it. */
  readonly onAssignAnyway: (() => void) | null;
}

/** It stands beside the buttons, so it must not push them out of sight. */
const mostNamed = 3;

export function ConflictNotice(props: ConflictNoticeProps) {
  const { conflicts, free, onLeaveOut, onAssignAnyway } = props;
  const { t } = useLingui();
  return (
    <Notice tone="caution" isLive title={t`Already booked at about that time:`}>
      <Stack space="small">
        <Named conflicts={conflicts} />
        {onAssignAnyway === null && (
          <Text size="small">
            <Trans>The rules of the business do not allow it.</Trans>
          </Text>
        )}
        <Inline>
          {free > 0 && (
            <Button size="small" onPress={onLeaveOut}>
              <Plural
                value={free}
                one="Leave them out and assign #"
                other="Leave them out and assign #"
              />
            </Button>
          )}
          {onAssignAnyway && (
            <Button size="small" variant="soft" onPress={onAssignAnyway}>
              <Trans>Assign anyway</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
    </Notice>
  );
}

function Named({ conflicts }: Pick<ConflictNoticeProps, 'conflicts'>) {
  const { t } = useLingui();
  const others = conflicts.length - mostNamed;
  return (
    <Stack space="xxsmall">
      {conflicts.slice(0, mostNamed).map((conflict) => (
        <Text key={`${conflict.id} ${conflict.event_date}`} size="small">
          {conflict.name}: {conflict.client ?? t`in another branch`},{' '}
          <DateText value={dayOfEvent(conflict)} />,{' '}
          <TimeText value={conflict.time} pickedDay={dayOfEvent(conflict)} />
        </Text>
      ))}
      {others > 0 && (
        <Text size="small">
          <Plural value={others} one="and # more" other="and # more" />
        </Text>
      )}
    </Stack>
  );
}
