/** Shown when the code of the sign-in or of the app failed to load. */
import { Button, Card, CenteredPage, Notice, Stack } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { KitInLanguage } from '../i18n/kit-in-language.tsx';

export function MissingPage({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <KitInLanguage>
      <CenteredPage>
        <Card>
          <Stack>
            <Notice tone="critical" isLive>
              <Trans>This page could not be loaded. Check the connection.</Trans>
            </Notice>
            <Button tone="brand" onPress={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </Stack>
        </Card>
      </CenteredPage>
    </KitInLanguage>
  );
}
