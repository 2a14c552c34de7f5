import { Card, CenteredPage, Heading, Skeleton, Stack, Text } from '@digis/ui';
import { TibebStrip } from '@digis/ui/app';
import { Trans } from '@lingui/react/macro';

const NO_NAME = '\u00A0';

export function SignInSkeleton() {
  return (
    <CenteredPage>
      <Card edge={<TibebStrip />}>
        <Stack space="xlarge">
          <Stack space="xsmall">
            <Heading level={1}>{NO_NAME}</Heading>
            <Text tone="muted">
              <Trans>Sign in to Event Management</Trans>
            </Text>
          </Stack>
          <Skeleton shape="row" count={4} />
        </Stack>
      </Card>
    </CenteredPage>
  );
}
