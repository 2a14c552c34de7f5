/** The foot of the sidebar: the clock of today in both calendars, the language, what was said lately. Spec 2.2. */
import { Button, ClockPanel, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LanguageChoice } from '../i18n/language-choice.tsx';
import { useAddress } from '../navigation/use-address.ts';
import { RECENT_MESSAGES } from './event-dialogs.tsx';

export function SidebarFoot() {
  const { t } = useLingui();
  const { openDialog } = useAddress();
  return (
    <Stack space="medium">
      <ClockPanel heading={t`Today`} />
      <LanguageChoice />
      <Button variant="quiet" fullWidth onPress={() => openDialog(RECENT_MESSAGES)}>
        <Trans>Recent messages</Trans>
      </Button>
    </Stack>
  );
}
