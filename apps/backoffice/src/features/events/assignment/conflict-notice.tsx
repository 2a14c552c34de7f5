import type { Schemas } from '@digis/api-client/contract';
import { Button, DateText, Inline, Notice, Stack, Text, TimeText } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '#api/event-facts.ts';

interface ConflictNoticeProps {
  readonly conflicts: readonly Schemas['Conflict'][];
  readonly free?: number;
  readonly onLeaveOut?: () => void;
  readonly anywayLabel: string;
  readonly onAnyway: (() => void) | null;
}

/** The most names shown, so that the buttons stay in view. */
const mostNamed = 3;

export function ConflictNotice(props: ConflictNoticeProps) {
  const { conflicts, free = 0, onLeaveOut, anywayLabel, onAnyway } = props;
  const { t } = useLingui();
  return (
    <Notice tone="caution" isLive title={t`Already booked at about that time:`}>
      <Stack space="small">
        <ConflictNames conflicts={conflicts} />
        {onAnyway === null && (
          <Text size="small">
            <Trans>The rules of the business do not allow it.</Trans>
          </Text>
        )}
        <Inline>
          {free > 0 && onLeaveOut && (
            <Button size="small" onPress={onLeaveOut}>
              <Plural
                value={free}
                one="Leave them out and assign #"
                other="Leave them out and assign #"
              />
            </Button>
          )}
          {onAnyway && (
            <Button size="small" variant="soft" onPress={onAnyway}>
              {anywayLabel}
            </Button>
          )}
        </Inline>
      </Stack>
    </Notice>
  );
}

export function ConflictNames({ conflicts }: Pick<ConflictNoticeProps, 'conflicts'>) {
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
