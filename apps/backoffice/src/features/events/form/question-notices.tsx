/** Notices of refusals that a user can override. D108, D122, D180 */
import type { Schemas } from '@digis/api-client/contract';
import { Button, DateText, Notice, Stack, Text, TimeText } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '#api/event-facts.ts';
import { ConflictNotice } from '../assignment/conflict-notice.tsx';
import { DayRoomText } from '#i18n/day-room-words.tsx';
import { useIsForbidden } from '../event-data.ts';

interface MovedNoticeProps {
  readonly conflicts: readonly Schemas['Conflict'][];
  readonly onMoveAnyway: () => void;
}

export function MovedNotice({ conflicts, onMoveAnyway }: MovedNoticeProps) {
  const { t } = useLingui();
  const { data: isForbidden = false } = useIsForbidden('conflict_mode');
  return (
    <ConflictNotice
      conflicts={conflicts}
      anywayLabel={t`Move it anyway`}
      onAnyway={isForbidden ? null : onMoveAnyway}
    />
  );
}

interface PlaceNoticeProps {
  readonly places: readonly Schemas['PlaceTaken'][];
  readonly onHoldAnyway: () => void;
}

export function PlaceNotice({ places, onHoldAnyway }: PlaceNoticeProps) {
  const { t } = useLingui();
  return (
    <Notice
      tone="caution"
      isLive
      title={t`Another event is at that place within six hours:`}
      action={
        <Button size="small" variant="soft" onPress={onHoldAnyway}>
          <Trans>Hold it there too</Trans>
        </Button>
      }
    >
      <TakenPlaces places={places} />
    </Notice>
  );
}

interface OpenedNoticeProps {
  readonly onRefundAnyway: () => void;
}

/** Warns that refunded money may have been received before the books began. D160 */
export function OpenedNotice({ onRefundAnyway }: OpenedNoticeProps) {
  const { t } = useLingui();
  return (
    <Notice
      tone="caution"
      isLive
      title={t`A part of it was received before the books began.`}
      action={
        <Button size="small" variant="soft" onPress={onRefundAnyway}>
          <Trans>Refund it anyway</Trans>
        </Button>
      }
    >
      <Trans>Refund it only if the money is in the box or at the bank today.</Trans>
    </Notice>
  );
}

export const TakenPlaces = ({ places }: Pick<PlaceNoticeProps, 'places'>) => (
  <Stack space="xxsmall">
    {places.map((event) => (
      <Text key={event.eventId} size="small">
        {event.venue}: {event.client}, <DateText value={dayOfEvent(event)} />,{' '}
        <TimeText value={event.time} pickedDay={dayOfEvent(event)} />
      </Text>
    ))}
  </Stack>
);

interface FullDayNoticeProps {
  readonly load: Schemas['DayLoad'];
  readonly onBookAnyway: () => void;
}

export function FullDayNotice({ load, onBookAnyway }: FullDayNoticeProps) {
  const { t } = useLingui();
  const { data: isForbidden = false } = useIsForbidden('capacity_mode');
  return (
    <Notice
      tone="caution"
      isLive
      title={t`This day is full.`}
      action={
        !isForbidden && (
          <Button size="small" variant="soft" onPress={onBookAnyway}>
            <Trans>Book it anyway</Trans>
          </Button>
        )
      }
    >
      <Stack space="xxsmall">
        <Text size="small">
          <Trans>
            With this event: <DayRoomText load={load} />
          </Trans>
        </Text>
        {isForbidden && (
          <Text size="small">
            <Trans>The rules of the business do not allow it.</Trans>
          </Text>
        )}
      </Stack>
    </Notice>
  );
}
