/** `verify` from a checkpoint, as a test asks for it. */
import { randomBytes } from 'node:crypto';
import { touchedScope } from '../src/modules/journal/verify/scope.ts';
import { collectTouched } from '../src/modules/journal/verify/touched-rows.ts';
import { verifyBooks } from '../src/modules/journal/verify/verify-books.ts';
import { firstDifference } from '../src/modules/journal/verify/verify-journal.ts';
import type { TestApp } from './start-test-app.ts';

const key = randomBytes(32);

/** Goes on from the last checkpoint, if there is one, and keeps the next; says the difference, null without one. */
export const verifyOn = ({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<string | null> =>
  verifyBooks(db, { clock, key, whole: null, remembered: null }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** The difference in what came after a checkpoint, without keeping another. */
export const differenceSince = (
  { db }: Pick<TestApp, 'db'>,
  checkpoint: number,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    await collectTouched(tx, checkpoint);
    return firstDifference(tx, touchedScope);
  });
