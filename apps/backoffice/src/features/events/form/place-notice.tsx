/** Another event of the branch is at that place within six hours: which, and the way to hold this one there too. SPEC: D180 */
import type { Schemas } from '@digis/api-client/contract';
import { Button, DateText, Notice, Stack, Text, TimeText } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../../api/event-facts.ts';

export interface PlaceNoticeProps {
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
      <Stack space="xxsmall">
        {places.map((event) => (
          <Text key={event.eventId} size="small">
            {event.venue}: {event.client}, <DateText value={dayOfEvent(event)} />,{' '}
            <TimeText value={event.time} pickedDay={dayOfEvent(event)} />
          </Text>
        ))}
      </Stack>
    </Notice>
  );
}
