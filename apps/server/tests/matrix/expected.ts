/** What the table says of each caller and row: the outcome, and the status that goes with a refusal. */
import type { CallerName } from './callers.ts';
import type { Outcome, Row } from './row.ts';

export const statusOf: Readonly<Record<string, number>> = {
  SESSION_EXPIRED: 403,
  NO_PERMISSION: 403,
  NOT_FOUND: 404,
  ADMIN_ONLY: 409,
  ALREADY_PROCESSED: 409,
  NOTHING_TO_PAY: 409,
  NOT_YOUR_ACCOUNT: 409,
  OVERPAYMENT: 409,
  TARGET_NOT_ALLOWED: 409,
  BRANCH_REQUIRED: 422,
  VALIDATION: 422,
};

/** No session, or none any more. */
const strangers: ReadonlySet<string> = new Set(['no token', 'garbage', 'expired', 'revoked']);
const holdsAll: ReadonlySet<string> = new Set(['admin', 'all', 'other']);

function isOpenTo({ needs, also }: Row, caller: CallerName): boolean {
  if (needs === 'anybody' || holdsAll.has(caller)) return true;
  return needs.includes(caller) && (also === undefined || also === caller);
}

export function expectedOf(row: Row, caller: CallerName): Outcome {
  const { needs, done, except = {} } = row;
  if (except['everybody'] !== undefined) return except['everybody'];
  if (needs === 'nobody') return done;
  if (strangers.has(caller)) return 'SESSION_EXPIRED';
  if (!isOpenTo(row, caller)) return 'NO_PERMISSION';
  return except[caller] ?? done;
}
