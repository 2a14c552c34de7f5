import type { CallerName } from './callers.ts';
import { type Outcome, type Row, ruleOf } from './row.ts';

export const statusOf: Readonly<Record<string, number>> = {
  SESSION_EXPIRED: 403,
  NO_PERMISSION: 403,
  NOT_FOUND: 404,
  ADMIN_ONLY: 409,
  ALREADY_OPENED: 409,
  ALREADY_PROCESSED: 409,
  NOTHING_TO_PAY: 409,
  NOT_YOUR_ACCOUNT: 409,
  OVERPAYMENT: 409,
  TARGET_NOT_ALLOWED: 409,
  PASSWORD_CHANGE_REQUIRED: 409,
  TWO_FACTOR_REQUIRED: 409,
  REAUTH_REQUIRED: 409,
  BRANCH_REQUIRED: 422,
  VALIDATION: 422,
};

const strangers: ReadonlySet<string> = new Set([
  'no token',
  'garbage',
  'expired',
  'revoked',
  'deleted',
]);

/** These are expected to get what the caller with the same access gets. */
const alike: Readonly<Record<CallerName, CallerName>> = {
  stale: 'all',
  'must change': 'all',
  'must enroll': 'admin',
};
const holdsAll: ReadonlySet<string> = new Set(['admin', 'all', 'other', ...Object.keys(alike)]);

function dueFirst({ id, body }: Row, caller: CallerName): string | undefined {
  const { restrictedSession = false, needsProof = [] } = ruleOf(id);
  if (!restrictedSession && caller === 'must change') return 'PASSWORD_CHANGE_REQUIRED';
  if (!restrictedSession && caller === 'must enroll') return 'TWO_FACTOR_REQUIRED';
  const asks = needsProof === true || needsProof.some((field) => Boolean(Object(body)[field]));
  return asks && caller === 'stale' ? 'REAUTH_REQUIRED' : undefined;
}

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
  return dueFirst(row, caller) ?? except[caller] ?? except[alike[caller] ?? ''] ?? done;
}
