/** Whether signing in asks for a code, and setting that up or taking it off. SPEC: D152 */
import {
  Badge,
  Button,
  EmptyState,
  FieldGroup,
  Inline,
  Skeleton,
  Text,
  useConfirm,
} from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSubmit } from '../../api/use-submit.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import { useAddress } from '../../navigation/use-address.ts';
import { useEndTwoFactor, useTwoFactor } from './account-data.ts';

export function SecondFactor() {
  const { t } = useLingui();
  const { data, error, retry } = useTwoFactor();
  return (
    <FieldGroup legend={t`Second factor`} layout="rows">
      {data && <TwoFactorState {...data} />}
      {!data && !error && <Skeleton shape="row" count={1} />}
      {!data && error && (
        <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
      )}
    </FieldGroup>
  );
}

interface TwoFactorStateProps {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly recovery_left: number;
}

function TwoFactorState({ enabled, required, recovery_left: count }: TwoFactorStateProps) {
  const { t } = useLingui();
  const { openDialog } = useAddress();
  return (
    <>
      <Inline>
        <Badge tone={enabled ? 'positive' : 'neutral'}>{enabled ? t`In use` : t`Not set up`}</Badge>
        {enabled && (
          <Text as="span" size="small" tone="muted">
            <Plural value={count} one="# recovery code left" other="# recovery codes left" />
          </Text>
        )}
      </Inline>
      <Text size="small" tone="muted">
        {required ? (
          <Trans>Signing in asks for the code that your app shows.</Trans>
        ) : (
          <Trans>Signing in asks for a code where System Settings say so.</Trans>
        )}
      </Text>
      <Inline>
        {enabled ? (
          <TakeOff />
        ) : (
          <Button variant="soft" onPress={() => openDialog('two-factor')}>
            <Trans>Set up</Trans>
          </Button>
        )}
      </Inline>
    </>
  );
}

function TakeOff() {
  const { t } = useLingui();
  const [confirm, question] = useConfirm();
  const { isBusy, submit } = useSubmit(useEndTwoFactor());
  const takeOff = async () => {
    const isMeant = await confirm({
      title: t`Take off the second factor?`,
      message: t`Signing in will ask for the password alone, and the recovery codes open nothing.`,
      confirmLabel: t`Take off`,
    });
    const words = { done: msg`The second factor is taken off`, failed: specMessages.saveFailed };
    if (isMeant) await submit(undefined, words);
  };
  return (
    <>
      <Button variant="quiet" isPending={isBusy} onPress={() => void takeOff()}>
        <Trans>Take off</Trans>
      </Button>
      {question}
    </>
  );
}
