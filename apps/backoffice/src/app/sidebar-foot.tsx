/** The foot of the sidebar: the clock of today in both calendars, the language, who is signed in, logout. Spec 2.2. */
import { Button, ClockPanel, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LanguageChoice } from '../i18n/language-choice.tsx';
import { useAddress } from '../navigation/use-address.ts';
import { useLogout } from '../session/use-logout.ts';
import { useUser } from '../session/user.tsx';
import { RECENT_MESSAGES } from './event-dialogs.tsx';

export function SidebarFoot() {
  const { t } = useLingui();
  const { username, branch } = useUser();
  const { openDialog } = useAddress();
  const { isLeaving, logout } = useLogout();
  return (
    <Stack space="medium">
      <ClockPanel heading={t`Today`} />
      <LanguageChoice />
      <Text size="small">{branch ? `${username} · ${branch.name}` : username}</Text>
      <Button variant="quiet" fullWidth onPress={() => openDialog(RECENT_MESSAGES)}>
        <Trans>Recent messages</Trans>
      </Button>
      <Button variant="quiet" fullWidth isPending={isLeaving} onPress={logout}>
        <Trans>Log out</Trans>
      </Button>
    </Stack>
  );
}
