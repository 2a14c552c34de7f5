/** A write runs once per `Idempotency-Key`, in its transaction. */
import { createHash } from 'node:crypto';
import { and, eq, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import { minutesBefore, type Clock } from '../base/clock.ts';
import type { Database } from '../db/open-database.ts';
import { inOnePacket } from '../db/fast/pipelined-session.ts';
import { prepared } from '../db/fast/statements.ts';
import { idempotencyKeys, keptMinutes } from '../db/tables/users.ts';
import { AppError } from '../base/errors.ts';
import { type Answer, keptOf } from './kept-answer.ts';

interface KeyedRequest {
  key: string;
  user: SignedInUser;
  content: unknown;
  requestId: string;
}

const inOneOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A second request waits for the first answer, or runs if the first failed. */
export async function once(
  tx: Database,
  clock: Clock,
  request: KeyedRequest,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const { key, user } = request;
  const content = JSON.stringify(request.content, inOneOrder);
  const hash = createHash('sha256').update(content).digest();
  const now = clock.now();
  const branch = branchOf(user);
  const claim = { key, user: user.id, branch, hash, now, expired: minutesBefore(now, keptMinutes) };
  const { claimed } = await inOnePacket({
    claimed: claimKey(tx, claim),
    savepoint: tx.execute(savepoint),
  });
  if (claimed.length === 0) return replay(tx, request, hash);
  const answer = await keepConflicts(tx, request, work);
  const { status, body } = answer;
  await keepAnswer(tx, { key, user: user.id, status, body: JSON.stringify(keptOf(body)) });
  return answer;
}

const branchOf = ({ branch_id }: SignedInUser): number => branch_id ?? 0;

const savepoint = sql.raw('SAVEPOINT work');
const undoWork = sql.raw('ROLLBACK TO SAVEPOINT work');

const isKey = (user: number | Placeholder, key: string | Placeholder): SQL | undefined =>
  and(eq(idempotencyKeys.user_id, user), eq(idempotencyKeys.key, key));

const claimKey = prepared('claim_key', (db) =>
  db
    .insert(idempotencyKeys)
    .values({
      user_id: sql.placeholder('user'),
      key: sql.placeholder('key'),
      branch_id: sql.placeholder('branch'),
      request_hash: sql.placeholder('hash'),
      created_at: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.user_id, idempotencyKeys.key],
      set: {
        branch_id: sql`excluded.branch_id`,
        request_hash: sql`excluded.request_hash`,
        created_at: sql`excluded.created_at`,
        status: null,
        body: null,
      },
      setWhere: lt(idempotencyKeys.created_at, sql.placeholder('expired')),
    })
    .returning({ key: idempotencyKeys.key }),
);

const keepAnswer = prepared('keep_answer', (db) =>
  db
    .update(idempotencyKeys)
    .set({ status: sql`${sql.placeholder('status')}`, body: sql`${sql.placeholder('body')}` })
    .where(isKey(sql.placeholder('user'), sql.placeholder('key'))),
);

async function replay(
  tx: Database,
  { key, user }: KeyedRequest,
  requestHash: Buffer,
): Promise<Answer> {
  const [first] = await tx.select().from(idempotencyKeys).where(isKey(user.id, key));
  if (!first?.request_hash.equals(requestHash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  // The answer belongs to the user's branch at that time.
  if (first.branch_id !== null && first.branch_id !== branchOf(user)) {
    throw new AppError('NOT_FOUND');
  }
  return { status: first.status ?? 200, body: first.body, isReplay: true };
}

/** Stores a conflict, but undoes its effects. */
async function keepConflicts(
  tx: Database,
  { requestId }: KeyedRequest,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work(tx);
  } catch (error) {
    // Not stored: the client sends the request again after the proof.
    if (!(error instanceof AppError) || error.status !== 409 || error.code === 'REAUTH_REQUIRED') {
      throw error;
    }
    await tx.execute(undoWork);
    return { status: 409, body: error.body(requestId) };
  }
}
