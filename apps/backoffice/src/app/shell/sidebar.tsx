import { Button, IconButton, Stack, toasts } from '@digis/ui';
import { ClockPanel } from '@digis/ui/app';
import { Trans, useLingui } from '@lingui/react/macro';
import { Languages, LogOut } from 'lucide-react';
import { LanguageChoice } from '../../i18n/language-choice.tsx';
import { openDialog } from '../../navigation/dialog-acts.ts';
import { RECENT_MESSAGES } from '../own-dialogs.tsx';
import { chooseLanguage, useInterfaceLanguage } from '../../i18n/language.ts';
import { languageOf, languages } from '../../browser/saved-choices.ts';
import { useLogout } from '../../api/session-calls.ts';

export function SidebarFoot() {
  const { t } = useLingui();
  return (
    <Stack space="small">
      <ClockPanel heading={t`Today`} />
      <LanguageChoice />
      <Button size="small" variant="quiet" fullWidth onPress={() => openDialog(RECENT_MESSAGES)}>
        <Trans>Notifications</Trans>
      </Button>
    </Stack>
  );
}

function useNextLanguage() {
  const row = languageOf(useInterfaceLanguage());
  const { id, called } = languages[languages.indexOf(row) + 1] ?? languages[0];
  return { id, name: called[row.written] };
}

export function SidebarAccount() {
  const { t } = useLingui();
  const { isLeaving, logout } = useLogout();
  const { id, name } = useNextLanguage();
  const change = () => {
    chooseLanguage(id).catch(() =>
      toasts.error(t`This language could not be loaded. Check the connection.`),
    );
  };
  return (
    <>
      <IconButton size="small" aria-label={t`Change to ${name}`} onPress={change}>
        <Languages aria-hidden />
      </IconButton>
      <IconButton size="small" aria-label={t`Log out`} isDisabled={isLeaving} onPress={logout}>
        <LogOut aria-hidden />
      </IconButton>
    </>
  );
}
