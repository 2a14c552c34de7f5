import { Button, Inline, Notice, ProgressBar } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { causeOf } from '#api/error-message.ts';
import type { RowsState } from './use-rows.ts';

interface CheckProgressProps {
  readonly state: RowsState;
}

const PERCENT = 100;

export function CheckProgress({ state }: CheckProgressProps) {
  const { t, i18n } = useLingui();
  const { checking, isReading, total } = state;
  const { phase, left, error, stop, goOn } = checking;
  const done = Math.max(total - left, 0);
  const goOnButton = (
    <Button size="small" variant="soft" onPress={goOn}>
      <Trans>Go on</Trans>
    </Button>
  );
  if (isReading) return <ProgressBar label={t`Rows are being read`} />;
  if (phase === 'running')
    return (
      <Inline>
        <ProgressBar
          label={t`Rows are being checked`}
          value={total === 0 ? PERCENT : (done * PERCENT) / total}
          valueLabel={t`${done} of ${total}`}
        />
        <Button size="small" variant="quiet" onPress={stop}>
          <Trans>Stop</Trans>
        </Button>
      </Inline>
    );
  if (phase === 'stopped')
    return (
      <Notice tone="caution" isLive action={goOnButton}>
        <Trans>The check has stopped. Nothing is imported yet.</Trans>
      </Notice>
    );
  if (phase === 'ready') return null;
  return (
    <Notice tone="critical" isLive title={t`The check broke off.`} action={goOnButton}>
      {i18n._(causeOf(error))}
    </Notice>
  );
}
