// D163
import { Button, Link, Notice } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRead } from '../../api/hooks.ts';
import { storageKeys } from '../../browser/saved-choices.ts';
import { browserStorage } from '../../browser/storage.ts';
import { useToday } from '../../browser/use-today.ts';

const storage = browserStorage('local');

export function CopyReminder() {
  const { t } = useLingui();
  const { today } = useToday();
  const [putAway, setPutAway] = useState(() => storage.read(storageKeys.copyReminder));
  const isWanted = putAway !== today;
  const { data } = useRead('/copies', { isBackground: true, isEnabled: isWanted });
  if (!isWanted || data?.is_due !== true) return null;
  const hide = () => {
    storage.write(storageKeys.copyReminder, today);
    setPutAway(today);
  };
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" variant="quiet" onPress={hide}>
          <Trans>Not today</Trans>
        </Button>
      }
    >
      {data.last_download ? (
        <Trans>It is a while since a copy of the business was taken home.</Trans>
      ) : (
        <Trans>No copy of the business was taken home yet.</Trans>
      )}{' '}
      <Link href="/settings?tab=copies">{t`Take one`}</Link>
    </Notice>
  );
}
