/** What can be done about what an event owes: settle it, remind its client once a day, call. SPEC: D131 */
import { RowActions } from '@digis/ui';
import type { MenuAction } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BellRing, HandCoins, Phone } from 'lucide-react';
import { useSubmit } from '../../../api/use-submit.ts';
import { useCan } from '../../../auth/user.tsx';
import { useToday } from '../../../browser/use-today.ts';
import { dayOf } from '../../../lists/instant-text.tsx';
import { useAddress } from '../../../navigation/use-address.ts';
import { useRemind } from '../cashbook-data.ts';
import { useBirrWords } from '../record-words.ts';
import type { Receivable } from './owes-columns.tsx';

/** The name of the dialog in the address. */
export const SETTLE = 'settle';

export function OwesActions({ row }: { readonly row: Receivable }) {
  const settle = useSettle(row);
  const remind = useReminder(row);
  const { t } = useLingui();
  const { full_name, phone_number } = row.event.client;
  const call: MenuAction = {
    id: 'call',
    label: t`Call`,
    icon: <Phone aria-hidden />,
    onPress: () => window.open(`tel:${phone_number}`, '_self'),
  };
  return <RowActions rowName={full_name} actions={[...settle, ...remind, call]} />;
}

function useSettle({ event }: Receivable): readonly MenuAction[] {
  const { t } = useLingui();
  const can = useCan();
  const { openDialog } = useAddress();
  const { id, money } = event;
  // SPEC: D33 nothing is settled before a first payment was accepted, nor while one waits.
  const isOpen = money && money.left > 0 && money.received > 0 && money.waiting === 0;
  if (!isOpen || !can('Cashbook Settle Advance Payment')) return [];
  return [
    {
      id: 'settle',
      label: t`Settle`,
      icon: <HandCoins aria-hidden />,
      onPress: () => openDialog(SETTLE, id),
    },
  ];
}

function useReminder({ event, reminded_at }: Receivable): readonly MenuAction[] {
  const { t } = useLingui();
  const can = useCan();
  const { today } = useToday();
  const birr = useBirrWords();
  const { submit, isBusy } = useSubmit(useRemind());
  const { id, client, money } = event;
  if (!can('Create Event') || !money || money.left <= 0) return [];
  const isReminded = reminded_at !== undefined && dayOf(reminded_at) === today;
  const name = client.full_name;
  const sum = birr(money.left);
  const words = {
    done: msg`Reminder sent`,
    detail: msg`${name} is asked for ${sum}.`,
    failed: msg`Something went wrong`,
  };
  return [
    {
      id: 'remind',
      label: isReminded ? t`Reminded today` : t`Send reminder`,
      icon: <BellRing aria-hidden />,
      isDisabled: isReminded || isBusy,
      onPress: () => void submit({ eventId: id, kind: 'due' }, words),
    },
  ];
}
