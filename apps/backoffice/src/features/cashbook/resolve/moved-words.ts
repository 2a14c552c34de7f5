/** What is said after a payment was taken in or settled: how much, of whom, and what is left. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CashRecord } from '../cashbook-data.ts';
import { useBirrWords } from '#i18n/birr-words.ts';
import { partyOf } from '../record-words.ts';
import { moneyAfter } from './money-after.ts';

export function useMovedWords(
  record: CashRecord,
  type: 'pending' | 'advance',
): (amount: number) => MessageDescriptor {
  const birr = useBirrWords();
  return (amount) => {
    const sum = birr(amount);
    const whom = partyOf(record) ?? record.remark ?? '';
    const after = moneyAfter(record, { type, taken: amount });
    if (record.transact_type === 'out') return msg`${sum} paid out: ${whom}.`;
    if (!after) return msg`${sum} received: ${whom}.`;
    const left = birr(after.left);
    return msg`${sum} received from ${whom}. ${left} left.`;
  };
}
