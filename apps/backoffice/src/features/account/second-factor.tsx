import { Badge, Button, EmptyState, FieldGroup, Inline, Skeleton, Text } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { openDialog } from '../../navigation/dialog-acts.ts';
import { useTwoFactor } from './account-data.ts';

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
        {enabled || required ? (
          <Trans>Signing in asks for the code that your app shows.</Trans>
        ) : (
          <Trans>Once it is set up, signing in asks for a code as well.</Trans>
        )}
      </Text>
      <Inline>
        {enabled ? (
          <Button variant="quiet" onPress={() => openDialog('end-two-factor')}>
            <Trans>Take off</Trans>
          </Button>
        ) : (
          <Button variant="soft" onPress={() => openDialog('two-factor')}>
            <Trans>Set up</Trans>
          </Button>
        )}
      </Inline>
    </>
  );
}
