/** A payment of an event as what can be corrected; a claim that moved nothing cannot. SPEC: D172 */
import type { AnswerOf, Schemas } from '@digis/api-client/contract';
import { moneyOf } from '#api/event-facts.ts';
import {
  type Correctable,
  type EntryKind,
  isCorrectable,
  standsAt,
} from '#money/correct/correctable.ts';
import { useInstantWords } from '#lists/instant-text.tsx';

type Entry = Schemas['EventAccountEntry'];

const kindOf = ({ state, transact_type }: Entry): EntryKind => {
  if (state === 'settled') return 'settle';
  return transact_type === 'out' ? 'refund' : 'event';
};

export function useCorrectablePayment(
  event: Schemas['Event'],
  account: AnswerOf<'readEventAccount'>,
): (entry: Entry) => Correctable | null {
  const instantWords = useInstantWords();
  return (entry) => {
    const { record, transact_type: direction, amount, createdAt } = entry;
    if (!record || !isCorrectable(entry)) return null;
    return {
      id: record.id,
      book_no: record.book_no,
      kind: kindOf(entry),
      direction,
      booked: amount,
      stands: standsAt(entry),
      about: [event.client.full_name, instantWords(createdAt)].join(' · '),
      subject: {
        kind: 'event',
        id: event.id,
        event_date: event.event_date,
        client: event.client,
        money: moneyOf(account),
      },
    };
  };
}
