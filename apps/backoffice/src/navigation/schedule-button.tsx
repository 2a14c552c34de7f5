/** The button that opens the Schedule Event form, for users who may create events. Spec 2.4. */
import { Button } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { useAddress } from './use-address.ts';
import { useCan } from '../auth/user.tsx';

export function ScheduleButton() {
  const can = useCan();
  const { openSchedule } = useAddress();
  if (!can('Create Event')) return null;
  return (
    <Button tone="brand" onPress={() => openSchedule()}>
      <Trans>Schedule Event</Trans>
    </Button>
  );
}
