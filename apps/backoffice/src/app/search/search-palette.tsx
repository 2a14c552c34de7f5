// D137, D146, D173
import type { AnswerOf, Schemas } from '@digis/api-client/contract';
import { type CommandGroup, CommandPalette, type NavItem } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { formatBirr, formatPhone } from '@digis/domain';
import { formatEtDate, isoToEt } from '@digis/ethio-date';
import { plural } from '@lingui/core/macro';
import { dayOfEvent } from '../../api/event-facts.ts';
import { useRead } from '../../api/hooks.ts';
import { useCan } from '../../auth/user.tsx';
import { useAtRest } from '../../browser/use-at-rest.ts';
import { addressOf, clientAddress, eventAddress, wordsOf } from '../../navigation/use-address.ts';
import { openSchedule } from '../../navigation/dialog-acts.ts';
import { goTo } from '../../navigation/place.ts';
import { stateWords } from '../../api/enquiry-words.ts';
import { useLanguage } from '../../i18n/language.ts';
import { dayOf } from '../../lists/instant-text.tsx';

interface FoundWords {
  readonly label: string;
  readonly description: string;
}

function useClientWords(): (client: Schemas['FoundClient']) => string {
  const { t } = useLingui();
  const locale = useLanguage();
  return ({ phone_number, branch, left = 0, owing = 0 }) => {
    const events = t`${plural(owing, { one: '# event', other: '# events' })}`;
    const said = left > 0 && t`owes ${formatBirr(left, { locale })} in ${events}`;
    return [said, formatPhone(phone_number), branch?.name].filter(Boolean).join(' · ');
  };
}

function useEventWords(): (event: Schemas['Event']) => string {
  const { t } = useLingui();
  const locale = useLanguage();
  return (event) => {
    const { package: offer, left } = event;
    const said = left > 0 && t`${formatBirr(left, { locale })} left`;
    const day = formatEtDate(isoToEt(dayOfEvent(event)), 'full', locale);
    return [day, offer?.name, said].filter(Boolean).join(' · ');
  };
}

function useEntryWords(): (entry: Schemas['CashbookRecord']) => FoundWords {
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

function useEnquiryLine() {
  const { i18n } = useLingui();
  return ({ id, name, phone, state, branch }: Schemas['FoundEnquiry']) => ({
    id: `enquiry ${id}`,
    label: name,
    description: [formatPhone(phone), i18n._(stateWords[state]), branch?.name]
      .filter(Boolean)
      .join(' · '),
    onPress: () => goTo(`/events?view=enquiries&dialog=asked&id=${id}`),
  });
}

const LEAST_SIGNS = 2;

interface SearchPaletteProps {
  readonly screens: readonly NavItem[];
  readonly onClose: () => void;
}

export function SearchPalette({ screens: menu, onClose }: SearchPaletteProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const words = wordsOf(typed) ?? '';
  const q = useAtRest(words);
  const isAsked = q.length >= LEAST_SIGNS;
  const { data, isLoading } = useRead('/search', { query: { q }, isEnabled: isAsked });
  const found = useFound();
  // oxlint-disable-next-line react/exhaustive-deps -- what they do is the same however often it is made
  const records = useMemo(() => (isAsked && data ? found(data) : []), [isAsked, data]);
  const screens = useScreens(menu, typed.trim());
  return (
    <CommandPalette
      isOpen
      onOpenChange={onClose}
      hasKey={false}
      placeholder={t`A name, a phone, a screen`}
      onSearch={setTyped}
      isLoading={isLoading || q !== words}
      groups={[...records, ...screens]}
    />
  );
}

function useFound(): (answer: AnswerOf<'search'>) => readonly CommandGroup[] {
  const { t } = useLingui();
  const can = useCan();
  const toEnquiry = useEnquiryLine();
  const eventWords = useEventWords();
  const toEvent = (event: Schemas['Event']) => {
    const on = dayOfEvent(event);
    return can('View Events') ? eventAddress(event.id, on) : addressOf({ event: event.id, on });
  };
  const named = (kind: string, dialog: string, list: readonly Schemas['Named'][] = []) =>
    list.map(({ id, name }) => ({
      id: `${kind} ${id}`,
      label: name,
      onPress: () => goTo(`/${kind}?dialog=${dialog}&id=${id}`),
    }));
  const clientWords = useClientWords();
  const entryWords = useEntryWords();
  return ({ clients = [], events = [], enquiries = [], transactions = [], ...lists }) => [
    {
      id: 'clients',
      label: t`Clients`,
      items: clients.map((client) => ({
        id: `client ${client.id}`,
        label: client.full_name,
        description: clientWords(client),
        onPress: () => goTo(clientAddress(client.id)),
      })),
    },
    {
      id: 'events',
      label: t`Events`,
      items: events.map((event) => ({
        id: `event ${event.id}`,
        label: event.client.full_name,
        description: eventWords(event),
        onPress: () => goTo(toEvent(event)),
      })),
    },
    { id: 'enquiries', label: t`Enquiries`, items: enquiries.map(toEnquiry) },
    {
      id: 'entries',
      label: t`Cashbook`,
      items: transactions.map((entry) => ({
        id: `entry ${entry.id}`,
        ...entryWords(entry),
        onPress: () => goTo(`/cashbook?entry=${entry.id}`),
      })),
    },
    { id: 'vendors', label: t`Vendors`, items: named('vendors', 'ledger', lists.vendors) },
    { id: 'employees', label: t`Employees`, items: named('employees', 'ledger', lists.employees) },
    { id: 'items', label: t`Items`, items: named('items', 'edit', lists.items) },
    { id: 'packages', label: t`Packages`, items: named('packages', 'edit', lists.packages) },
  ];
}

function useScreens(menu: readonly NavItem[], typed: string): readonly CommandGroup[] {
  const { t } = useLingui();
  const can = useCan();
  const has = ({ label }: { readonly label: string }) =>
    label.toLowerCase().includes(typed.toLowerCase());
  const [schedule] = useState({
    id: 'schedule',
    label: t`Schedule Event`,
    onPress: () => openSchedule(),
  });
  const [screens] = useState(() =>
    menu.map(({ href, label, icon }) => ({ id: href, label, icon, onPress: () => goTo(href) })),
  );
  return [
    { id: 'actions', label: t`Actions`, items: can('Create Event') ? [schedule].filter(has) : [] },
    { id: 'screens', label: t`Screens`, items: screens.filter(has) },
  ];
}
