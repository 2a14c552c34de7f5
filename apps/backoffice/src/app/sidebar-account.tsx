/** In reach at every height and in the rail: the other language, and the way out. */
import { IconButton, toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Languages, LogOut } from 'lucide-react';
import { chooseLanguage } from '../i18n/language.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useLogout } from '../api/use-logout.ts';

export function SidebarAccount() {
  const { t } = useLingui();
  const { isLeaving, logout } = useLogout();
  const language = useLanguage();
  const other = language === 'am' ? 'en' : 'am';
  const change = () => {
    chooseLanguage(other).catch(() =>
      toasts.error(t`This language could not be loaded. Check the connection.`),
    );
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={language === 'am' ? t`Change to English` : t`Change to Amharic`}
        onPress={change}
      >
        <Languages aria-hidden />
      </IconButton>
      <IconButton size="small" aria-label={t`Log out`} isDisabled={isLeaving} onPress={logout}>
        <LogOut aria-hidden />
      </IconButton>
    </>
  );
}
