import { randomUUID } from 'node:crypto';
import { Refused } from '../support/api-session.ts';
import { kinds, type Hands, type WriteKind } from './mixed-writes.ts';

const handCount = 6;
const tooMany = 429;
const mostPresses = 20;

export interface Ledger {
  acknowledged: Map<string, WriteKind>;
  unanswered: Map<string, { kind: WriteKind; hands: Hands }>;
}

export const emptyLedger = (): Ledger => ({ acknowledged: new Map(), unanswered: new Map() });

const deck = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));

const kindOf = (key: string): WriteKind => {
  const kind = deck[parseInt(key.slice(-8), 16) % deck.length];
  if (kind === undefined) throw new Error('there is no kind of write');
  return kind;
};

export type Outcome = 'acknowledged' | 'asked to wait' | 'failed';

export async function attempt(hands: Hands, ledger: Ledger, key: string): Promise<Outcome> {
  const kind = kindOf(key);
  ledger.unanswered.set(key, { kind, hands });
  try {
    await kind.write(hands, key);
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== tooMany) return 'failed';
    ledger.unanswered.delete(key);
    return 'asked to wait';
  }
  ledger.unanswered.delete(key);
  ledger.acknowledged.set(key, kind);
  return 'acknowledged';
}

export async function writeUntil(
  hands: Hands,
  ledger: Ledger,
  enough: number,
  strike: () => unknown,
): Promise<void> {
  let written = 0;
  let isStruck = false;
  const write = async (): Promise<void> => {
    while (!isStruck) {
      if ((await attempt(hands, ledger, randomUUID())) !== 'acknowledged') continue;
      written += 1;
      if (written === enough) {
        isStruck = true;
        strike();
      }
    }
  };
  await Promise.all(Array.from({ length: handCount }, write));
}

/** Each request is repeated by its sender, because keys belong to users. */
export async function retryUnanswered(ledger: Ledger): Promise<void> {
  const senders = Map.groupBy(ledger.unanswered, ([, { hands }]) => hands);
  await Promise.all(
    [...senders].map(async ([hands, sent]) => {
      for (const [key] of sent) await press(hands, ledger, key);
    }),
  );
}

async function press(hands: Hands, ledger: Ledger, key: string): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if ((await attempt(hands, ledger, key)) === 'acknowledged') return;
    if (!ledger.unanswered.has(key)) return;
  }
  throw new Error(`${kindOf(key).name} get no answer any more`);
}

export interface Losses {
  lost: number;
  doubled: number;
}

export async function countLosses(hands: Hands, { acknowledged }: Ledger): Promise<Losses> {
  const losses = { lost: 0, doubled: 0 };
  for (const kind of kinds) {
    const found = await kind.find(hands);
    const there = new Set(found);
    const own = [...acknowledged].filter(([, written]) => written === kind);
    losses.lost += own.filter(([key]) => !there.has(key)).length;
    losses.doubled += found.length - there.size;
  }
  return losses;
}
