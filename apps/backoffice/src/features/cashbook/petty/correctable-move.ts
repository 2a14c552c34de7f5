/** A movement of a petty cash as what can be corrected. SPEC: D172 */
import { useLingui } from '@lingui/react/macro';
import {
  type Correctable,
  type EntryKind,
  isCorrectable,
  standsAt,
} from '#money/correct/correctable.ts';
import { useInstantWords } from '#lists/instant-text.tsx';
import { leftOf } from './petty-cash-data.ts';
import type { PettyAccount, PettyTransaction } from './petty-cash-data.ts';

/** What came in was added; what went out is in the book where it went back there. */
const kindOf = ({ transact_type, record }: PettyTransaction): EntryKind => {
  if (transact_type === 'in') return 'petty_add';
  return record?.book_no === undefined ? 'petty_spend' : 'petty_return';
};

export function useCorrectableMove(
  account: PettyAccount,
): (move: PettyTransaction) => Correctable | null {
  const { t } = useLingui();
  const instantWords = useInstantWords();
  return (move) => {
    if (!isCorrectable(move)) return null;
    const { id, record, transact_type: direction, amount, reason, createdAt } = move;
    return {
      id,
      book_no: record?.book_no,
      kind: kindOf(move),
      direction,
      booked: amount,
      stands: standsAt(move),
      about: [reason || t`Petty Cash`, instantWords(createdAt)].join(' · '),
      subject: { kind: 'box', held: leftOf(account) },
    };
  };
}
