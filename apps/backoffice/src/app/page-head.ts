/** What stands at the head of each printed page: whose it is, when and by whom it was printed. */
import { formatEtDate, formatGregorian, isoToEt } from '@digis/ethio-date';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { nameAndBranch } from '../api/user-name.ts';
import { useUser } from '../auth/user.tsx';
import { useToday } from '../browser/use-today.ts';
import { useLanguage } from '../i18n/language.ts';

export function usePageHead() {
  const { t } = useLingui();
  const language = useLanguage();
  const user = useUser();
  const { today } = useToday();
  const whose = user.tenant.short_name;
  const day = formatEtDate(isoToEt(today), 'medium', language);
  const gregorian = formatGregorian(today, 'medium', language);
  const printed = `${t`Printed`} ${day} (${gregorian}) · ${nameAndBranch(user)}`;
  useEffect(() => {
    const { style } = document.documentElement;
    const heads = { '--kit-page-start': whose, '--kit-page-end': printed };
    // A string of JSON is one of CSS too. The next user's heads take their place.
    for (const [name, text] of Object.entries(heads)) style.setProperty(name, JSON.stringify(text));
  }, [whose, printed]);
}
