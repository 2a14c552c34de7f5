/** What stands where the sign-in will be: its card, and the shape of what is typed into. */
import { Card, CenteredPage, Heading, Skeleton, Stack, Text, TibebStrip } from '@digis/ui';
import { Trans } from '@lingui/react/macro';

/** Holds the line of a name that nobody knows yet. */
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
