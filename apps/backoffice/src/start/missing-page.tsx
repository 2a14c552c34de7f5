import { Button, Card, CenteredPage, Notice, Stack } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { KitInLanguage } from '../i18n/kit-in-language.tsx';

/** Reloads, because browsers before summer 2026 never retry a failed module. */
const tryAgain = () => window.location.reload();

export function MissingPage() {
  return (
    <KitInLanguage>
      <CenteredPage>
        <Card>
          <Stack>
            <Notice tone="critical" isLive>
              <Trans>This page could not be loaded. Check the connection.</Trans>
            </Notice>
            <Button tone="brand" onPress={tryAgain}>
              <Trans>Try again</Trans>
            </Button>
          </Stack>
        </Card>
      </CenteredPage>
    </KitInLanguage>
  );
}
