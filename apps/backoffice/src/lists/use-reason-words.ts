// D52, D70
import { isObject } from '@digis/api-client';
import type { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { formatBirr } from '@digis/domain';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../i18n/language.ts';

type Reason = Schemas['UseReason'];

export function useReasonWords(): (error: ApiError) => string | null {
  const wordsOf = useWords();
  const { t } = useLingui();
  return ({ body }) => {
    const reasons = reasonsIn(body);
    const words = reasons.map(wordsOf).join(', ');
    if (isQuestion(reasons)) return t`It still has ${words}. Press again to close it all the same.`;
    return words === '' ? null : t`It still has ${words}. Pay, settle, correct or move this first.`;
  };
}

function useWords(): (reason: Reason) => string {
  const { t } = useLingui();
  const locale = useLanguage();
  return ({ reason, count = 0, amount }) => {
    const sum = amount === undefined ? t`an unknown sum` : formatBirr(amount, { locale });
    const words: Readonly<Record<Reason['reason'], () => string>> = {
      users: () => t`${plural(count, { one: '# user', other: '# users' })}`,
      coming_events: () =>
        t`${plural(count, { one: '# event to come', other: '# events to come' })}`,
      pending_payments: () =>
        t`${plural(count, { one: '# payment that waits for approval', other: '# payments that wait for approval' })}`,
      petty_cash: () => t`petty cash of ${sum}`,
      balance: () => t`a balance of ${sum}`,
      vendors_owed: () => t`${sum} to pay to vendors`,
      vendors_ahead: () => t`${sum} that vendors were paid ahead`,
      wages_owed: () => t`${sum} of wages to pay`,
      wages_ahead: () => t`${sum} of wages that were paid ahead`,
      advances_out: () => t`advances to settle that go out: ${sum}`,
      advances_in: () => t`advances to settle that come in: ${sum}`,
      clients_owe: () => t`${sum} that clients owe`,
      clients_ahead: () => t`${sum} that clients have paid too much`,
      tax_withheld: () => t`${sum} of tax that clients withheld`,
    };
    return words[reason]();
  };
}

const kinds = [
  'users',
  'coming_events',
  'pending_payments',
  'petty_cash',
  'balance',
  'vendors_owed',
  'vendors_ahead',
  'wages_owed',
  'wages_ahead',
  'advances_out',
  'advances_in',
  'clients_owe',
  'clients_ahead',
  'tax_withheld',
] as const satisfies readonly Reason['reason'][];

/** This reason only asks, and does not prevent closing a branch. D171 */
const isQuestion = (reasons: readonly Reason[]): boolean =>
  reasons.length > 0 && reasons.every(({ reason }) => reason === 'tax_withheld');

export const isWithheldAlone = ({ body }: ApiError): boolean => isQuestion(reasonsIn(body));

function reasonsIn(body: unknown): Reason[] {
  const listed = isObject(body) ? body['reasons'] : undefined;
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((row: unknown) => {
    const reason = isObject(row) ? kinds.find((kind) => kind === row['reason']) : undefined;
    if (!isObject(row) || reason === undefined) return [];
    const { count, amount } = row;
    return [
      {
        reason,
        ...(typeof count === 'number' && { count }),
        ...(typeof amount === 'number' && { amount }),
      },
    ];
  });
}
