/** Writes down a call that its caller may not make, before it is refused. SPEC: D96 */
import type { FastifyRequest } from 'fastify';
import { recordAction } from '../action-log/record-action.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import { AppError } from '../errors.ts';
import { requestInfoOf } from './request-info.ts';

/** @throws what the guard throws */
export async function recordDenial(
  request: FastifyRequest,
  { db, clock }: { db: Database; clock: Clock },
  guard: () => Promise<void> | void,
): Promise<void> {
  try {
    await guard();
  } catch (error) {
    if (error instanceof AppError && error.code === 'NO_PERMISSION' && request.signedIn !== null) {
      const { user } = request.signedIn;
      await recordAction(
        { db, clock, request: requestInfoOf(request), user },
        { action: 'access.refuse', subject: (error.details.needs ?? []).join(', ') },
      );
    }
    throw error;
  }
}
