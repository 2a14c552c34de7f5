/** What was found in a line: a client by phone and what they owe, an event by its day and what is left, an entry of the book by its number. SPEC: D137 */
import type { Schemas } from '@digis/api-client/contract';
import { formatBirr, formatPhone } from '@digis/domain';
import { formatEtDate, isoToEt } from '@digis/ethio-date';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../api/event-facts.ts';
import { useLanguage } from '../../i18n/language.ts';
import { dayOf } from '../../lists/instant-text.tsx';

interface FoundWords {
  readonly label: string;
  readonly description: string;
}

/** What is asked on the telephone first: the sum of what is left to pay, and of how many events. */
export function useClientWords(): (client: Schemas['FoundClient']) => string {
  const { t } = useLingui();
  const locale = useLanguage();
  return ({ phone_number, branch, left = 0, owing = 0 }) => {
    const events = t`${plural(owing, { one: '# event', other: '# events' })}`;
    const said = left > 0 && t`owes ${formatBirr(left, { locale })} in ${events}`;
    return [said, formatPhone(phone_number), branch?.name].filter(Boolean).join(' · ');
  };
}

/** The day, the menu and what is left to pay. */
export function useEventWords(): (event: Schemas['Event']) => string {
  const { t } = useLingui();
  const locale = useLanguage();
  return (event) => {
    const { package: offer, left } = event;
    const said = left > 0 && t`${formatBirr(left, { locale })} left`;
    const day = formatEtDate(isoToEt(dayOfEvent(event)), 'full', locale);
    return [day, offer?.name, said].filter(Boolean).join(' · ');
  };
}

/** Its number and with whom, then how much and when. SPEC: D146 */
export function useEntryWords(): (entry: Schemas['CashbookRecord']) => FoundWords {
  const locale = useLanguage();
  return ({ book_no, amount, transact_type, counterparty, remark, createdAt, branch }) => {
    const sum = formatBirr(transact_type === 'out' ? -amount : amount, { locale });
    const day = formatEtDate(isoToEt(dayOf(createdAt)), 'medium', locale);
    return {
      label: [`#${book_no}`, counterparty?.name ?? remark].filter(Boolean).join(' · '),
      description: [sum, day, branch?.name].filter(Boolean).join(' · '),
    };
  };
}
