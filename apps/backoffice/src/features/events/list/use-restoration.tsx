import type { Schemas } from '@digis/api-client/contract';
import { type MenuAction, Text, toasts } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ApiError } from '@digis/api-client';
import { causeOf } from '#api/error-message.ts';
import { DayRoomText } from '#i18n/day-room-words.tsx';
import { Confirmation } from '#lists/confirmation.tsx';
import { ConflictNames } from '../assignment/conflict-notice.tsx';
import { useIsForbidden, useRestoreEvent } from '../event-data.ts';
import { TakenPlaces } from '../form/question-notices.tsx';
import { conflictsIn, loadIn, placesIn } from '../refused-conflicts.ts';

interface RestoreQuestionProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

function RestoreQuestion({ event, onClose }: RestoreQuestionProps) {
  const { t, i18n } = useLingui();
  const write = useRestoreEvent();
  const { data: isForbidden = false } = useIsForbidden('conflict_mode');
  const { data: isFullForbidden = false } = useIsForbidden('capacity_mode');
  const [conflicts, setConflicts] = useState<readonly Schemas['Conflict'][]>([]);
  const [places, setPlaces] = useState<readonly Schemas['PlaceTaken'][]>([]);
  const [full, setFull] = useState<Schemas['DayLoad'] | null>(null);
  const confirm: Schemas['Confirmations'] = [
    ...(conflicts.length > 0 && !isForbidden ? (['CONFLICTS'] as const) : []),
    ...(places.length > 0 ? (['PLACE'] as const) : []),
    ...(full !== null && !isFullForbidden ? (['CAPACITY'] as const) : []),
  ];
  const isForced = confirm.length > 0;
  const restore = async () => {
    try {
      const { taken_off = [] } = await write({ id: event.id, ...(isForced && { confirm }) });
      const names = taken_off.join(', ');
      toasts.success(t`Event restored`, {
        ...(names !== '' && { detail: t`Deleted meanwhile, and not assigned any more: ${names}` }),
      });
    } catch (error) {
      if (error instanceof ApiError) {
        setConflicts((before) => conflictsIn(error) ?? before);
        setPlaces((before) => placesIn(error) ?? before);
        setFull((before) => loadIn(error) ?? before);
      }
      throw error;
    }
  };
  const describeError = (error: unknown) => {
    const cause = i18n._(causeOf(error));
    const code = error instanceof ApiError ? error.code : null;
    const isRule =
      (isForbidden && code === 'CONFLICTS') || (isFullForbidden && code === 'CAPACITY');
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
      {places.length > 0 && <TakenPlaces places={places} />}
      {full !== null && (
        <Text>
          <Trans>
            With this event: <DayRoomText load={full} />
          </Trans>
        </Text>
      )}
    </Confirmation>
  );
}

type Event = Schemas['Event'];

export function useRestoration(): [actionOf: (event: Event) => MenuAction, question: ReactNode] {
  const { t } = useLingui();
  const [event, setEvent] = useState<Event | null>(null);
  const question = event !== null && (
    <RestoreQuestion event={event} onClose={() => setEvent(null)} />
  );
  const actionOf = (row: Event): MenuAction => ({
    id: 'restore',
    label: t`Restore`,
    icon: <Undo2 aria-hidden />,
    onPress: () => setEvent(row),
  });
  return [actionOf, question];
}
