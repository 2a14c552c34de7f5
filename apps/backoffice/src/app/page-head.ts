/** What stands at the head of each printed page: whose it is, when and by whom it was printed. SPEC: B14 */
import { formatEtDate, formatGregorian, isoToEt } from '@digis/ethio-date';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { nameOfUser } from '../api/user-name.ts';
import { useUser } from '../auth/user.tsx';
import { useToday } from '../browser/use-today.ts';
import { useLanguage } from '../i18n/language.ts';

export function usePageHead() {
  const { t } = useLingui();
  const language = useLanguage();
  const user = useUser();
  const { today } = useToday();
  const whose = [user.tenant.short_name, user.branch?.name].filter(Boolean).join(' · ');
  const day = formatEtDate(isoToEt(today), 'medium', language);
  const gregorian = formatGregorian(today, 'medium', language);
  const printed = `${t`Printed`} ${day} (${gregorian}) · ${nameOfUser(user)}`;
  useEffect(() => {
    const { style } = document.documentElement;
    // A string of JSON is one of CSS too.
    style.setProperty('--kit-page-start', JSON.stringify(whose));
    style.setProperty('--kit-page-end', JSON.stringify(printed));
    return () => {
      style.removeProperty('--kit-page-start');
      style.removeProperty('--kit-page-end');
    };
  }, [whose, printed]);
}
