// Spec 2.4, D173
import { Button, IconButton, Inline } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PhoneIncoming } from 'lucide-react';
import { openDialog, openSchedule } from './dialog-acts.ts';
import { useCan } from '../auth/user.tsx';

export function ScheduleButton() {
  const { t } = useLingui();
  const can = useCan();
  if (!can('Create Event')) return null;
  return (
    <Inline space="xsmall">
      <IconButton aria-label={t`New enquiry`} onPress={() => openDialog('enquiry')}>
        <PhoneIncoming aria-hidden />
      </IconButton>
      <Button tone="brand" onPress={() => openSchedule()}>
        <Trans>Schedule Event</Trans>
      </Button>
    </Inline>
  );
}
