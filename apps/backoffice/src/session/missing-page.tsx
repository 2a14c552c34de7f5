/** In place of the sign-in or of the whole app when its code could not be brought. */
import { Button, Card, CenteredPage, KitProvider, Notice, Stack } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { kitWordsIn } from '../i18n/catalogue.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { now } from './server-clock.ts';

export function MissingPage({ onRetry }: { readonly onRetry: () => void }) {
  const language = useLanguage();
  return (
    <KitProvider locale={language} strings={kitWordsIn(language)} now={now}>
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
    </KitProvider>
  );
}
