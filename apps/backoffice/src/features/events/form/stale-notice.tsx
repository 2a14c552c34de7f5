/** Another user has changed the event while it was open here: what they changed, and whose values to keep. */
import type { Schemas } from '@digis/api-client/contract';
import { Button, DescriptionList, Notice, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EventChoices } from './event-choices.ts';
import { useChangedFields } from './event-differences.ts';
import type { EventStore } from './event-form.ts';
import { valuesOf } from './event-form.ts';

export interface StaleNoticeProps {
  readonly store: EventStore;
  readonly choices: EventChoices;
  /** The event that is typed over. */
  readonly base: Schemas['Event'] | null;
  readonly onRebase: (event: Schemas['Event']) => void;
}

export function StaleNotice({ base, ...props }: StaleNoticeProps) {
  const { scheduled } = props.choices;
  if (!base || !scheduled || base.version === scheduled.version) return null;
  return <Changes {...props} before={base} now={scheduled} />;
}

interface ChangesProps extends Omit<StaleNoticeProps, 'base'> {
  readonly before: Schemas['Event'];
  readonly now: Schemas['Event'];
}

function Changes({ store, choices, before, now, onRebase }: ChangesProps) {
  const { t } = useLingui();
  const changed = useChangedFields(valuesOf(before), valuesOf(now), choices);
  const takeTheirs = () => {
    store.replace(valuesOf(now));
    onRebase(now);
  };
  return (
    <Notice
      tone="caution"
      isLive
      title={t`Someone else has changed this event in the meantime.`}
      action={
        <>
          <Button size="small" variant="soft" onPress={() => onRebase(now)}>
            <Trans>Keep what I typed</Trans>
          </Button>
          <Button size="small" variant="quiet" onPress={takeTheirs}>
            <Trans>Take their changes</Trans>
          </Button>
        </>
      }
    >
      <Stack space="small">
        <DescriptionList
          items={changed.map(({ label, from, to }) => ({ label, value: `${from} → ${to}` }))}
        />
      </Stack>
    </Notice>
  );
}
