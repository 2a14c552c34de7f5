import { Link, Notice } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRead } from '../../api/hooks.ts';

export function ServerTroubles() {
  const { t } = useLingui();
  const { data } = useRead('/health', { isBackground: true });
  const warnings = data?.warnings ?? [];
  return (
    <>
      {warnings.includes('clock_behind') && (
        <Notice tone="critical">
          <Trans>
            The clock of the server is behind the books. Nothing is booked until it is right.
          </Trans>
        </Notice>
      )}
      {warnings.includes('messages_refused') && (
        <Notice tone="caution">
          <Trans>The SMS service takes no messages. The messages of an event say why.</Trans>{' '}
          <Link href="/settings?tab=messages">{t`SMS settings`}</Link>
        </Notice>
      )}
    </>
  );
}
