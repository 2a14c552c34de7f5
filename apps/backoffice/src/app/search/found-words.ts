/** What was found in a line: an event by its day and what is left, an entry of the book by its number. SPEC: D137 */
import type { Schemas } from '@digis/api-client/contract';
import { formatBirr } from '@digis/domain';
import { formatEtDate, isoToEt } from '@digis/ethio-date';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../api/event-facts.ts';
import { useLanguage } from '../../i18n/language.ts';
import { dayOf } from '../../lists/instant-text.tsx';

interface FoundWords {
  readonly label: string;
  readonly description: string;
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
