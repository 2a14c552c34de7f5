/** Refuses a sign-in and logs it: at most one row of the log for each address and minute. SPEC: D96 */
import { and, eq, sql } from 'drizzle-orm';
import { insertAction } from '../../action-log/record-action.ts';
import { addressGroup } from '../../base/address-group.ts';
import { wholeMinute } from '../../base/clock.ts';
import { AppError } from '../../base/errors.ts';
import type { PublicContext } from '../../contract/handler.ts';
import { loginRefusals } from '../../db/tables/action-logs.ts';

/**
 * The name is that of a user: what else was typed may be a password. The work is the same for both, or its
 * time would tell which usernames exist.
 */
export async function refuseSignIn(
  { db, clock, request }: PublicContext,
  username: string | undefined,
): Promise<never> {
  const { address, minute, times, names } = loginRefusals;
  const row = {
    address: addressGroup(request.ip),
    minute: wholeMinute(clock.now()),
    names: username === undefined ? [] : [username],
  };
  await db.transaction(async (tx) => {
    const [counted] = await tx
      .insert(loginRefusals)
      .values(row)
      .onConflictDoUpdate({
        target: [address, minute],
        set: {
          times: sql`${times} + 1`,
          names: sql`CASE WHEN excluded.names <@ ${names} THEN ${names} ELSE ${names} || excluded.names END`,
        },
      })
      .returning({ times });
    if (counted?.times !== 1) return;
    const actor = { db: tx, clock, request, user: null };
    const log_id = await insertAction(actor, { action: 'login.refuse', subject: username ?? '' });
    await tx
      .update(loginRefusals)
      .set({ log_id })
      .where(and(eq(address, row.address), eq(minute, row.minute)));
  });
  throw new AppError('INVALID_LOGIN');
}
