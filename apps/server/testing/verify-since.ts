import { randomBytes } from 'node:crypto';
import { touchedScope } from '../src/modules/verify/invariants/scope.ts';
import { collectTouched } from '../src/modules/verify/touched-rows.ts';
import { verifyBooks } from '../src/modules/verify/verify-books.ts';
import { firstDifference } from '../src/modules/verify/verify-journal.ts';
import type { TestApp } from './start-test-app.ts';

const key = randomBytes(32);

export const verifyOn = ({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<string | null> =>
  verifyBooks(db, { clock, key, whole: null, remembered: null }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

export const differenceSince = (
  { db }: Pick<TestApp, 'db'>,
  checkpoint: number,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    await collectTouched(tx, checkpoint);
    return firstDifference(tx, touchedScope);
  });

export const rewriteHistory: readonly string[] = [
  `UPDATE entries SET remark = 'rewritten' WHERE id = 1`,
  'UPDATE entry_seals SET seal = seal_of(1, NULL, 2) WHERE entry_id = 1',
  'UPDATE entry_seals SET seal = seal_of(2, (SELECT seal FROM entry_seals WHERE entry_id = 1), 2) WHERE entry_id = 2',
  `UPDATE entry_numbers n SET seal = s.seal FROM entry_seals s
    WHERE s.branch_id = n.branch_id AND s.number = n.last`,
];
