/** Who works at another event at about the same time, and the way to assign them anyway. Spec 2.6. */
import type { Schemas } from '@digis/api-client/contract';
import { Button, DateText, Inline, Notice, Stack, Text, TimeText } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isObject } from '@digis/api-client';
import type { ApiError } from '@digis/api-client';
import { dayOfEvent } from '../../../api/event-facts.ts';

export interface ConflictNoticeProps {
  /** Of those who are ticked. */
  readonly conflicts: readonly Schemas['Conflict'][];
  /** How many of those who are ticked are free. */
  readonly free: number;
  readonly onLeaveOut: () => void;
  /** null where that was refused, or where another person is ticked by now. */
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

type Conflict = Schemas['Conflict'];

const isConflict = (value: unknown): value is Conflict =>
  isObject(value) &&
  typeof value['id'] === 'number' &&
  ['name', 'event_date', 'time'].every((name) => typeof value[name] === 'string');

/** Who works elsewhere at the time, where a refused assignment names them. */
export function conflictsOf(error: ApiError | null): readonly Conflict[] {
  const conflicts = error && isObject(error.body) ? error.body['conflicts'] : undefined;
  return Array.isArray(conflicts) ? conflicts.filter(isConflict) : [];
}
