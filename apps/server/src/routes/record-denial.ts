// D96
import type { FastifyRequest } from 'fastify';
import { and, eq, sql } from 'drizzle-orm';
import { insertAction } from '../action-log/record-action.ts';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import { wholeMinute, type Clock } from '../base/clock.ts';
import type { Database } from '../db/open-database.ts';
import { accessDenials } from '../db/tables/action-logs.ts';
import { AppError } from '../base/errors.ts';
import { requestInfoOf } from './headers.ts';

interface Denying {
  db: Database;
  clock: Clock;
}

/** @throws the errors of `guard` */
export async function recordDenial<T>(
  request: FastifyRequest,
  denying: Denying,
  guard: () => Promise<T> | T,
): Promise<T> {
  try {
    return await guard();
  } catch (error) {
    if (error instanceof AppError && error.code === 'NO_PERMISSION' && request.signedIn !== null) {
      const needs = (error.details.needs ?? []).join(', ');
      await countDenial(request, denying, request.signedIn.user, needs);
    }
    throw error;
  }
}

/** One log row per user, call and minute. */
async function countDenial(
  request: FastifyRequest,
  { db, clock }: Denying,
  user: SignedInUser,
  needs: string,
): Promise<void> {
  const { user_id, operation, minute, times } = accessDenials;
  const row = {
    user_id: user.id,
    operation: request.routeOptions.config.operation ?? '',
    minute: wholeMinute(clock.now()),
  };
  await db.transaction(async (tx) => {
    const [counted] = await tx
      .insert(accessDenials)
      .values(row)
      .onConflictDoUpdate({
        target: [user_id, operation, minute],
        set: { times: sql`${times} + 1` },
      })
      .returning({ times });
    if (counted?.times !== 1) return;
    const actor = { db: tx, clock, request: requestInfoOf(request), user };
    const log_id = await insertAction(actor, { action: 'access.refuse', subject: needs });
    await tx
      .update(accessDenials)
      .set({ log_id })
      .where(and(eq(user_id, row.user_id), eq(operation, row.operation), eq(minute, row.minute)));
  });
}
