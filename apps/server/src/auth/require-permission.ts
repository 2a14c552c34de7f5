import {
  type Operation,
  type OperationId,
  operations,
  type Permission,
} from '@digis/api-client/contract';
import { type Clock, minutesBefore } from '../base/clock.ts';
import { AppError } from '../base/errors.ts';
import type { SignedInUser } from './signed-in-user.ts';

export const can = (user: SignedInUser, permission: Permission): boolean =>
  user.access.includes(permission);

export function requireOneOf(user: SignedInUser, permissions: readonly Permission[]): void {
  if (permissions.some((permission) => can(user, permission))) return;
  throw new AppError('NO_PERMISSION', { needs: permissions });
}

export function requireAdmin({ role }: SignedInUser): void {
  if (role !== 'admin') throw new AppError('ADMIN_ONLY');
}

export const ruleOf = (id: OperationId): Operation => operations[id];

export function requirePermission(
  user: SignedInUser,
  { permission, permissionAll = [] }: Operation,
): void {
  if (permission !== 'any' && permission !== 'none') requireOneOf(user, permission);
  for (const needed of permissionAll) requireOneOf(user, [needed]);
}

type FieldRules = Readonly<Record<string, readonly Permission[]>>;

function ruleFor(rules: FieldRules, value: unknown): readonly Permission[] | undefined {
  if (value === undefined) return rules[''];
  const key = typeof value === 'string' ? value : JSON.stringify(value);
  return Object.hasOwn(rules, key) ? rules[key] : rules['*'];
}

type Fields = Readonly<Record<string, unknown>>;

/** Call after the schema has been checked. */
export function requireFieldPermissions(
  user: SignedInUser,
  { permissionBy = {} }: Operation,
  fields: Fields,
): void {
  for (const [field, rules] of Object.entries(permissionBy)) {
    const rule = ruleFor(rules, fields[field]);
    if (rule !== undefined) requireOneOf(user, rule);
  }
}

const provedForMinutes = 30;

interface Proved {
  clock: Clock;
  provedAt: Date;
}

export function requireRecentProof({ clock, provedAt }: Proved): void {
  if (provedAt < minutesBefore(clock.now(), provedForMinutes))
    throw new AppError('REAUTH_REQUIRED');
}

/** D153: call after the schema has been checked. */
export function requireProof(proved: Proved, { needsProof = [] }: Operation, fields: Fields): void {
  const isAsked = needsProof === true || needsProof.some((field) => Boolean(fields[field]));
  if (isAsked) requireRecentProof(proved);
}

/** D151, D152 - The step a session must complete first. */
export type Restriction = 'password' | 'two-factor';

/** The error must not be a 403, which would sign the user out. */
export function requireUnrestricted(
  restriction: Restriction | null,
  { restrictedSession }: Operation,
): void {
  if (restriction === null || restrictedSession === true) return;
  throw new AppError(
    restriction === 'password' ? 'PASSWORD_CHANGE_REQUIRED' : 'TWO_FACTOR_REQUIRED',
  );
}
