/** The page shown when the code of the sign-in or of the app failed to load. */
import { Button, Card, CenteredPage, Notice, Stack } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { KitInLanguage } from '../i18n/kit-in-language.tsx';

/** By a new page, because browsers from before the summer of 2026 never request a failed module again. */
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
