/** Idempotency: runs a write once for each `Idempotency-Key`, whose row is written in the transaction of the write. */
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import { minutesBefore, type Clock } from '../base/clock.ts';
import type { Database } from '../db/open-database.ts';
import { idempotencyKeys, keptMinutes } from '../db/tables/users.ts';
import { AppError } from '../base/errors.ts';
import { keptOf } from './kept-answer.ts';

export interface Answer {
  status: number;
  body: unknown;
}

export interface KeyedRequest {
  key: string;
  user: SignedInUser;
  /** The content of the request: operation, query and body. */
  content: unknown;
  requestId: string;
}

/** The same values are the same request, in whatever order a client writes their fields. */
const inOneOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Runs the work once for its key. A second request waits for the first on the key's row and
 * then gets its answer; when the first was refused, nothing of it remains and the second runs.
 */
export async function once(
  tx: Database,
  clock: Clock,
  request: KeyedRequest,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const content = JSON.stringify(request.content, inOneOrder);
  const request_hash = createHash('sha256').update(content).digest();
  if (!(await claim(tx, clock, request, request_hash))) return replay(tx, request, request_hash);
  const answer = await conflictsKept(tx, request, work);
  await tx
    .update(idempotencyKeys)
    .set({ status: answer.status, body: keptOf(answer.body) })
    .where(ofRequest(request));
  return answer;
}

const ofRequest = ({ user, key }: KeyedRequest) =>
  and(eq(idempotencyKeys.user_id, user.id), eq(idempotencyKeys.key, key));

async function claim(
  tx: Database,
  clock: Clock,
  { user, key }: KeyedRequest,
  request_hash: Buffer,
): Promise<boolean> {
  const row = { request_hash, status: null, body: null, created_at: clock.now() };
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ user_id: user.id, key, ...row })
    .onConflictDoUpdate({
      target: [idempotencyKeys.user_id, idempotencyKeys.key],
      set: row,
      setWhere: lt(idempotencyKeys.created_at, minutesBefore(clock.now(), keptMinutes)),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length === 1;
}

async function replay(tx: Database, request: KeyedRequest, requestHash: Buffer): Promise<Answer> {
  const [first] = await tx.select().from(idempotencyKeys).where(ofRequest(request));
  if (!first?.request_hash.equals(requestHash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return { status: first.status ?? 200, body: first.body };
}

/** A conflict is a definite answer, so it is kept like a success, while its effects are undone. */
async function conflictsKept(
  tx: Database,
  { requestId }: KeyedRequest,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await tx.transaction(work);
  } catch (error) {
    // A request for the password is not stored: the same request is sent again after it is proven.
    if (!(error instanceof AppError) || error.status !== 409 || error.code === 'REAUTH_REQUIRED') {
      throw error;
    }
    return { status: 409, body: error.body(requestId) };
  }
}
