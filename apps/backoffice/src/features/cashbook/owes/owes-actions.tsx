/** Actions of a debtor's row; a reminder is possible once a day. D131 */
import { RowActions } from '@digis/ui';
import { media, useMedia } from '@digis/ui/app';
import type { MenuAction } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BellRing, FileBadge, Phone } from 'lucide-react';
import { useSubmit } from '#api/use-submit.ts';
import { useCan } from '#auth/user.tsx';
import { useToday } from '#browser/use-today.ts';
import { dayOf } from '#lists/instant-text.tsx';
import { CERTIFICATE } from '#money/certificate/open-certificate.tsx';
import { PAY, TakePaymentButton } from '#money/take/payment-act.tsx';
import { openDialog } from '#navigation/dialog-acts.ts';
import { useRemind } from '../cashbook-data.ts';
import { useBirrWords } from '#i18n/birr-words.ts';
import type { Receivable } from './owes-columns.tsx';

export function OwesActions({ row }: { readonly row: Receivable }) {
  const { event } = row;
  const isNarrow = useMedia(media.narrow);
  const remind = useReminder(row);
  const { t } = useLingui();
  const { full_name, phone_number } = row.event.client;
  const call: MenuAction = {
    id: 'call',
    label: t`Call`,
    icon: <Phone aria-hidden />,
    onPress: () => window.open(`tel:${phone_number}`, '_self'),
  };
  return (
    <RowActions
      primary={
        <TakePaymentButton
          event={event}
          variant="soft"
          isIcon={isNarrow}
          onTake={() => openDialog(PAY, event.id)}
        />
      }
      rowName={full_name}
      actions={[...remind, ...useCertificateAct(row), call]}
    />
  );
}

function useCertificateAct({ event }: Receivable): readonly MenuAction[] {
  const { t } = useLingui();
  const can = useCan();
  const { id, money } = event;
  const isOffered = money !== undefined && money.left > 0 && money.waiting === 0;
  if (!isOffered || !can('Cashbook Settle Advance Payment')) return [];
  return [
    {
      id: CERTIFICATE,
      label: t`Certificate of withheld tax`,
      icon: <FileBadge aria-hidden />,
      onPress: () => openDialog(CERTIFICATE, id),
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
