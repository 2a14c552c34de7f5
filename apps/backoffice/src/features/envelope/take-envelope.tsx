import { Button, Inline, Notice, ProgressBar, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { causeOf } from '#api/error-message.ts';
import { useUser } from '#auth/user.tsx';
import { useIdParameter } from '#navigation/use-address.ts';
import { type EnvelopeState, useEnvelope } from './envelope-data.ts';
import type { FiscalSpan } from './fiscal-spans.ts';

const KILOBYTE = 1024;

interface TakeEnvelopeProps {
  readonly span: FiscalSpan;
}

export function TakeEnvelope({ span: { from, to } }: TakeEnvelopeProps) {
  const { role } = useUser();
  const { value: branchId } = useIdParameter('branch');
  const { state, take, stop } = useEnvelope();
  // Only an admin names a branch: the server limits other users to their own.
  const branch = role === 'admin' && branchId !== null ? { branchId } : {};
  const start = () => take({ ...branch, from, to });
  return (
    <Stack>
      {state.is === 'coming' ? (
        <Coming bytes={state.bytes} stop={stop} />
      ) : (
        <Inline>
          <Button tone="brand" icon={<Download aria-hidden />} onPress={start}>
            <Trans>Make the file</Trans>
          </Button>
        </Inline>
      )}
      <Outcome state={state} retry={start} />
    </Stack>
  );
}

function Coming({ bytes, stop }: { readonly bytes: number; readonly stop: () => void }) {
  const { t } = useLingui();
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  return (
    <Stack space="small">
      <ProgressBar label={t`The file is being made`} valueLabel={t`${kilobytes} kB so far`} />
      <Inline>
        <Button variant="soft" onPress={stop}>
          <Trans>Stop</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}

interface OutcomeProps {
  readonly state: EnvelopeState;
  readonly retry: () => void;
}

function Outcome({ state, retry }: OutcomeProps) {
  const { t, i18n } = useLingui();
  if (state.is === 'saved')
    return (
      <Notice tone="positive" isLive>
        <Trans>The file is in your downloads.</Trans>
      </Notice>
    );
  if (state.is === 'stopped')
    return (
      <Notice isLive>
        <Trans>Stopped, and no file was saved.</Trans>
      </Notice>
    );
  if (state.is !== 'failed') return null;
  return (
    <Notice
      tone="critical"
      isLive
      title={t`The file broke off, and nothing was saved`}
      action={
        <Button size="small" variant="soft" onPress={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Text as="span" size="small">
        {i18n._(causeOf(state.error))}
      </Text>
    </Notice>
  );
}
